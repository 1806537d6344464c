import DragomanFormats

/// A folder of texts, or a part of a String Catalog, that is named after no language.
enum LanguageFolderRule: CheckRule {
  static let facts = RuleFacts(
    name: "language-folder", severity: .error,
    summary: "A folder or a part of a String Catalog is named after no language, so that nobody is shown its texts")

  static func check(_ bundle: ProjectBundle, _ findings: inout Findings) {
    for folder in bundle.languageFolders {
      guard let fault = LanguageName(folder.name).fault else { continue }
      findings.add(fault.sentence(of: folder.name), path: folder.path, severity: fault.severity)
    }
  }

  static func check(_ reading: FileReading, _ findings: inout Findings) {
    for language in reading.languages {
      guard let fault = LanguageName(language.name).fault else { continue }
      findings.add(
        fault.sentence(of: language.name), path: reading.file.path, at: language.position, severity: fault.severity)
    }
  }
}

extension LanguageName.Fault {
  /// Codes come and go; of what is no tag at all there is no doubt.
  fileprivate var severity: Finding.Severity? { self == .noTag ? nil : .warning }

  fileprivate func sentence(of name: String) -> String {
    switch self {
    case .noTag: "\(name.quoted) is the name of no language; nobody is shown its texts"
    case .unknownLanguage(let code, let suggestion?):
      "\(code.quoted) is the code of no language; \(suggestion.quoted) seems to be meant"
    case .unknownLanguage(let code, nil): "\(code.quoted) is the code of no language; nobody is shown its texts"
    case .unknownRegion(let code, let suggestion?):
      "\(code.quoted) is the code of no region; \(suggestion.quoted) seems to be meant"
    case .unknownRegion(let code, nil): "\(code.quoted) is the code of no region"
    }
  }
}
