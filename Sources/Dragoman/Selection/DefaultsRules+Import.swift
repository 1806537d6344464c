extension DefaultsRules {
  /// Where other libraries keep the choice, in the order in which they are asked.
  private static let formerKeys: [(key: String, tag: @Sendable (Any) -> String?)] = [
    ("ACLocalizedCore_kLanguageCode", text),  // ACLocalized 2.0
    ("languageRawValueKey", text),  // ACLocalized 0.0.x
    ("kSetLocaleKey", text),  // KOLocalizedString 1.0
    ("kLocaleDic", { value in (value as? [String: Any])?["languageKey"].flatMap(text) }),  // KOLocalized, Swift 3
    ("kLocale", { value in text(value).map(languageOfTable) }),  // KOLocalized, the article
    ("currentLanguageKey", text),  // language-manager-ios
    ("LCLCurrentLanguageKey", text),  // Localize-Swift
    (Key.appleLanguages, { value in list(value)?.first }),  // Localizable, language-manager-ios
  ]

  /// What language-manager-ios left to turn the layout round, which the language itself does now.
  private static let obsoleteKeys = ["AppleTextDirection", "NSForceRightToLeftWritingDirection"]

  /// Takes over, once, what another library has stored.
  ///
  /// A choice that is the system's first language anyway was none: the system is followed. Several libraries store a
  /// language at their first start, though nobody has chosen.
  mutating func importFormerChoice() {
    guard values[Key.importIsDone] as? Bool != true else { return }
    let former = formerChoice
    // Where the system's settings may write a list later, that one must not be taken for another library's.
    let hasObsolete = Self.obsoleteKeys.contains { values[$0] != nil }
    guard keepsAppleLanguages || former != nil || hasObsolete else { return }
    values[Key.importIsDone] = true
    for key in Self.obsoleteKeys { values[key] = nil }
    guard !hasStoredChoice, let former, !isOfSystem(former) else { return }
    choose(former)
  }

  /// Whether a language is the system's first one, which libraries store cut down: `ru` for `ru-RU`.
  private func isOfSystem(_ language: Language) -> Bool {
    guard let first = systemLanguages.first.flatMap(Language.init(identifier:)) else { return false }
    guard let stored = MatchingTag(language.identifier), let system = MatchingTag(first.identifier) else {
      return language == first
    }
    return stored.covers(system)
  }

  private var formerChoice: Language? {
    for (key, tag) in Self.formerKeys {
      let found = values[key].flatMap(tag).flatMap(Language.init(identifier:))
      if let found { return found }
    }
    return nil
  }

  /// The name of a table is stored: `ru_Localizable`, `pt_BR_Localizable`.
  private static func languageOfTable(_ name: String) -> String {
    let suffix = "_Localizable"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  @Sendable private static func text(_ value: Any) -> String? { value as? String }
}
