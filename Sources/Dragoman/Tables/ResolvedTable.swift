import DragomanLocaleData

/// All texts of one name that a language has along its fallback chain, in one table: a look-up walks no chain.
///
/// It never changes, and can be read on any thread. A look-up is O(1).
final class ResolvedTable: Sendable {
  struct Entry: Sendable {
    let message: Message
    let setting: MessageSetting
    /// Whether it stands for an entry that cannot be used, since nothing else has the key.
    let isLastResort: Bool
    /// Whether its text is all there is to it, and nothing has to be told.
    let isPlain: Bool

    init(message: Message, setting: MessageSetting, isLastResort: Bool = false) {
      self.message = message
      self.setting = setting
      self.isLastResort = isLastResort
      isPlain = message.variants == nil && !setting.isFurther
    }
  }

  private let table: KeyTable<Entry>
  /// What was found wrong in the files it was read from.
  let issues: [LocalizationIssue]

  init(_ table: KeyTable<Entry>, issues: [LocalizationIssue]) {
    self.table = table
    self.issues = issues
  }

  /// What the table has for a key, which is written as the files write it.
  subscript(key: String) -> Entry? { table[key] }

  /// The text of a key that has one text, in the language itself or a close one; nil where there is more to do.
  func plainText(_ key: String) -> String? {
    table.withValue(of: key) { $0.isPlain ? $0.message.text : nil }
  }

  var entries: some Sequence<(key: String, value: Entry)> { table.elements }
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
