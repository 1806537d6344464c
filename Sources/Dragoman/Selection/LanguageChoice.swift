/// The languages of an app as an enumeration of its own: `enum AppLanguage: String, LanguageChoice { case en, uk }`.
///
/// The raw values are tags.
public protocol LanguageChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension LanguageChoice {
  /// The language of the case.
  public var language: Language { Language(identifier: rawValue) ?? Language(stringLiteral: "und") }

  /// The case of the language in force in ``Localizer/main``; nil when none stands for it.
  public static var current: Self? {
    let current = Localizer.main.language
    return allCases.first { $0.language == current }
  }

  /// Puts the language in force in ``Localizer/main`` and stores the choice.
  public func select() throws(LanguageSelectionError) {
    try Localizer.main.select(language)
  }
}
