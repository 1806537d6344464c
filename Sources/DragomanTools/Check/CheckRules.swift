/// All rules, in the order in which they are listed.
package enum CheckRules {
  static let all: [any CheckRule.Type] = [
    // Files
    UnreadableFileRule.self, SyntaxRule.self, EncodingRule.self, LanguageFolderRule.self,
    // Keys
    DuplicateKeyRule.self, KeyCaseRule.self, SwiftNameRule.self, MissingKeyRule.self, ExtraKeyRule.self,
    // Texts
    EmptyValueRule.self, UntranslatedRule.self, EscapeRule.self, InvisibleCharacterRule.self, BidiControlRule.self,
    OuterSpaceRule.self,
    // Arguments
    PlaceholderRule.self, MixedPositionsRule.self, DamagedPlaceholderRule.self,
    // Variants
    VariantsRule.self, UnusedVariableRule.self, PluralOtherRule.self, PluralCategoryRule.self,
    PluralWithoutNumberRule.self,
    // String Catalogs
    CatalogStateRule.self, NotToBeTranslatedRule.self,
    // Code
    OwnLocalizedRule.self,
  ]

  /// What each rule is.
  package static var facts: [RuleFacts] { all.map { $0.facts } }
  /// The names of all rules.
  package static let names = Set(all.map { $0.facts.name })
}

extension CheckRules {
  /// A line for each rule: its name, how much it matters, and what it finds.
  package static var lines: [String] {
    let rows = facts.map { [$0.name, $0.isOnByDefault ? $0.severity.rawValue : "off", $0.summary] }
    return TextTable(headings: ["rule", "severity", "what is found"], rows: rows, textColumns: 3).lines
  }
}
