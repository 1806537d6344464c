import DragomanLocaleData

/// All texts of one name that a language has along its fallback chain, in one dictionary: a look-up walks no chain.
///
/// It never changes, and can be read on any thread. A look-up is O(1).
final class ResolvedTable: Sendable {
  struct Entry: Sendable {
    let message: Message
    let setting: MessageSetting
    /// Whether it stands for an entry that cannot be used, since nothing else has the key.
    var isLastResort = false
  }

  let entries: [String: Entry]
  /// What was found wrong in the files it was read from.
  let issues: [LocalizationIssue]

  init(entries: [String: Entry], issues: [LocalizationIssue]) {
    self.entries = entries
    self.issues = issues
  }
}

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
