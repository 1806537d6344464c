package import Dragoman

/// Asks for one text as a program would get it.
package struct TextQuery {
  package struct Answer {
    package let text: String
    /// What was found wrong with the text, a line each, and one line about what else is wrong in the files.
    package let issues: [String]
    /// Whether no table has the key, so that the key itself is shown.
    package let isMissing: Bool
  }

  /// Why a text cannot be asked for, where there are translations.
  package enum Failure: Error {
    case unsupported(Language, supported: [Language])
    case noLanguage(String)
  }

  private let folder: TranslationFolder
  private let language: Language?

  /// A query in a folder, in a language or, without one, in that of the person's environment.
  ///
  /// - Throws: `UnreadableFile` when there is no such folder, `Failure` when the language is none.
  package init(folder path: String, language: String?) throws {
    self.language = try language.map(Self.language)
    folder = try TranslationFolder(path)
  }

  private static func language(_ tag: String) throws(Failure) -> Language {
    guard let language = Language(identifier: tag) else { throw .noLanguage(tag) }
    return language
  }

  /// The text for a key.
  ///
  /// - Throws: `NoTranslations` when the folder has no language, `Failure` when it has not the one asked for.
  package func answer(key: String, table: String?, arguments: Arguments) throws -> Answer {
    let issues = IssueCollector()
    let localizer = localizer(reportingTo: issues)
    try folder.check(localizer.languages, issues: issues.all)
    try select(in: localizer)
    let text = localizer.string(key, arguments, table: table)
    let digest = IssueDigest(issues.all, of: key)
    return Answer(text: text, issues: digest.lines, isMissing: digest.tellsOfNoText)
  }

  private func localizer(reportingTo issues: IssueCollector) -> Localizer {
    Localizer(sources: [folder.source], selection: LanguageSelection(store: .memory)) { issues.append($0) }
  }

  private func select(in localizer: Localizer) throws(Failure) {
    guard let language else { return }
    do {
      try localizer.select(language)
    } catch {
      throw .unsupported(language, supported: localizer.languages)
    }
  }
}
