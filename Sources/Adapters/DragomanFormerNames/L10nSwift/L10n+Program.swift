import Dragoman

@available(*, deprecated)
extension L10n {
  /// The tags of the languages that the program has.
  public static var supportedLanguages: [String] { shared.supportedLanguages }

  /// The tag of the language that the program has for the person when none is chosen. Setting it selects a language.
  public static var preferredLanguage: String {
    get { shared.preferredLanguage }
    set { shared.language = newValue }
  }
}
