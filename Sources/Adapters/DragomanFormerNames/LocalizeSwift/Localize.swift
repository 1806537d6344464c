import Dragoman

/// The language of the program, as Localize-Swift calls it.
@available(*, deprecated, message: "write Localizer.main")
public enum Localize {
  /// The tags of the languages there are; Base is never among them.
  @available(*, deprecated, message: "write Localizer.main.languages, or localizer.languages.map(\\.identifier)")
  public static func availableLanguages(_ excludeBase: Bool = false) -> [String] {
    Localizer.main.languages.map(\.identifier)
  }

  /// The tag of the language in force.
  @available(*, deprecated, renamed: "getter:Localizer.main.language.identifier()")
  public static func currentLanguage() -> String { Localizer.main.language.identifier }

  /// Puts a language in force and stores the choice. One without translations is an issue, and changes nothing.
  @available(*, deprecated, message: "write try Localizer.main.select(\"…\"), which says what is wrong")
  public static func setCurrentLanguage(_ language: String) { Localizer.main.selectOrReport(tag: language) }

  /// The tag of the language that is in force when none is chosen.
  @available(*, deprecated, message: "write Localizer.main.defaultLanguage.identifier for the language of the texts")
  public static func defaultLanguage() -> String { Localizer.main.languageOfSystem.identifier }

  /// Goes back to the languages of the system, and forgets the choice.
  @available(*, deprecated, renamed: "Localizer.main.followSystem()")
  public static func resetCurrentLanguageToDefault() { Localizer.main.followSystem() }

  /// The name of a language in the language in force; empty for what is no tag.
  @available(*, deprecated, message: "write language.name(in: Localizer.main.language), or language.ownName")
  public static func displayNameForLanguage(_ language: String) -> String {
    Language(identifier: language)?.name(in: Localizer.main.language) ?? ""
  }
}
