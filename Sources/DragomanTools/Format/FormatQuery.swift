import Dragoman

/// Formats one text with arguments, without a table.
package struct FormatQuery {
  package struct Answer {
    package let text: String
    /// What was found wrong, a line each.
    package let issues: [String]
  }

  private let language: Language
  private let followsPerson: Bool

  /// A query in a language or, without one, in the first of the person's environment.
  package init(language: String?) throws(TextQuery.Failure) {
    guard let language else {
      self.language = LanguageSelection(store: .memory).preferredLanguages.first ?? .english
      followsPerson = true
      return
    }
    guard let known = Language(identifier: language) else { throw .noLanguage(language) }
    self.language = known
    followsPerson = false
  }

  package func answer(format: String, arguments: TextQuery.Arguments) -> Answer {
    let issues = IssueCollector()
    var configuration = Localizer.Configuration()
    // A language that was asked for by name is shown by itself, whoever asks.
    if !followsPerson { configuration.numberLocale = .language }
    // The format is its own key, which is what issues call it.
    let localizer = Localizer(
      sources: [.dictionary([language: [format: format]])], defaultLanguage: language,
      selection: LanguageSelection(store: .memory, preferredLanguages: [language]), configuration: configuration
    ) { issues.append($0) }
    let text = localizer.string(format, arguments)
    return Answer(text: text, issues: issues.all.map(\.description))
  }
}
