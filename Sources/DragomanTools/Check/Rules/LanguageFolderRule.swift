/// A folder of texts that is named after no language.
enum LanguageFolderRule: CheckRule {
  static let facts = RuleFacts(
    name: "language-folder", severity: .error,
    summary: "A folder ends with .lproj and is named after no language, so that nobody is shown its texts")

  static func check(_ bundle: ProjectBundle, _ findings: inout Findings) {
    for folder in bundle.foldersOfNoLanguage {
      findings.add("the folder is named after no language; nobody is shown what is in it", path: folder)
    }
  }
}
