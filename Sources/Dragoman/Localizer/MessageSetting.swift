import DragomanLocaleData

/// What a message takes from the place it was found in: the language whose rules it follows.
final class MessageSetting: Sendable {
  let language: Language
  let locales: LanguageLocales
  let plurals: PluralRules
  /// Whether its place is so far along the chain that a translation is missing.
  let isFurther: Bool

  init(language: Language, locales: LanguageLocales, isFurther: Bool) {
    self.language = language
    self.locales = locales
    plurals = language.pluralRules()
    self.isFurther = isFurther
  }
}
