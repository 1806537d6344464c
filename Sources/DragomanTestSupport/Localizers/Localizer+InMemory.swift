public import Dragoman

extension Localizer {
  /// A localizer over texts in memory, which follows no system and stores nothing: what it shows is the same on every
  /// machine.
  ///
  /// Numbers and dates are written as the language itself has them, whatever the region of the person.
  ///
  /// - Parameters:
  ///   - texts: The texts by language and key.
  ///   - language: The language in force; nil is the default language.
  ///   - defaultLanguage: The language of the texts shown when nothing else fits.
  ///   - onIssue: Is told each issue once, on the thread where it came up; nil ignores them.
  public static func inMemory(
    _ texts: [Language: [String: String]], language: Language? = nil, defaultLanguage: Language = .english,
    onIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) -> Localizer {
    isolated([.dictionary(texts)], language: language, defaultLanguage: defaultLanguage, onIssue: onIssue)
  }

  /// A localizer over sources of any kind, which follows no system and stores nothing; the parameters are those of
  /// ``inMemory(_:language:defaultLanguage:onIssue:)``.
  public static func isolated(
    _ sources: [TranslationSource], language: Language? = nil, defaultLanguage: Language? = nil,
    onIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) -> Localizer {
    var configuration = Configuration()
    configuration.numberLocale = .language
    let preferred = [language, defaultLanguage].compactMap(\.self)
    let selection = LanguageSelection(store: .memory, preferredLanguages: preferred)
    return Localizer(
      sources: sources, defaultLanguage: defaultLanguage, selection: selection, configuration: configuration,
      onIssue: onIssue ?? { _ in })
  }
}
