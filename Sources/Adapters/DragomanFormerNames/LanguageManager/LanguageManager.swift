public import Dragoman
#if canImport(ObjectiveC)
  import DragomanAdapterBasics
#endif

/// The languages of the program, as language-manager-ios counts them, for Swift.
@available(*, deprecated, message: "write Localizer.main")
@MainActor public enum LanguageManager {
  /// The languages in the order in which they are counted; those there are, unless they are set.
  public static var languages: [Language] {
    get { given ?? Localizer.main.languages }
    set { given = newValue }
  }

  private static var given: [Language]?

  /// Lets the main bundle's texts follow. Dragoman itself needs no call.
  public static func setupCurrentLanguage() {
    #if canImport(ObjectiveC)
      MainBundleTexts.follow()
    #endif
  }

  /// The names of the languages in the language in force.
  public static func languageStrings() -> [String] { languages.map { $0.name(in: Localizer.main.language) } }

  /// The name of the language in force in itself.
  public static func currentLanguageString() -> String { Localizer.main.language.name(in: Localizer.main.language) }

  /// The tag of the language in force.
  public static func currentLanguageCode() -> String { Localizer.main.language.identifier }

  /// Where the language in force stands among the languages; 0 where it is none of them.
  public static func currentLanguageIndex() -> Int { languages.firstIndex(of: Localizer.main.language) ?? 0 }

  /// Puts a language in force and stores the choice. A place where there is none changes nothing; a language without
  /// translations is an issue.
  public static func saveLanguage(by index: Int) {
    guard languages.indices.contains(index) else { return }
    Localizer.main.selectOrReport(languages[index])
  }

  /// Whether the language in force is written from right to left.
  public static func isCurrentLanguageRTL() -> Bool { Localizer.main.language.isRightToLeft }
}
