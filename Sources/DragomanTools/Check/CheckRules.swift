import DragomanFormats

/// All rules, in the order in which they are listed.
package enum CheckRules {
  static let all: [any CheckRule.Type] = [
    // Files
    UnreadableFileRule.self, SyntaxRule.self, EncodingRule.self, LanguageFolderRule.self, StaleCompiledRule.self,
    DisableCommentRule.self,
    // Keys
    DuplicateKeyRule.self, KeyCaseRule.self, SwiftNameRule.self, MissingKeyRule.self, ExtraKeyRule.self,
    // Texts
    EmptyValueRule.self, UntranslatedRule.self, EscapeRule.self, InvisibleCharacterRule.self, BidiControlRule.self,
    OuterSpaceRule.self,
    // Arguments
    PlaceholderRule.self, MixedPositionsRule.self, MixedArgumentsRule.self, DamagedPlaceholderRule.self,
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
    let rows = facts.map { [$0.name, $0.usualSeverity, $0.summary] }
    return TextTable(headings: ["rule", "severity", "what is found"], rows: rows, textColumns: 3).lines
  }

  /// An array of objects with `name`, `severity` and `summary`.
  package static var json: String {
    JSONWriter.write(.array(facts.map { .object($0.object) }), style: .sorted)
  }
}

extension RuleFacts {
  /// How much it matters where nobody has decided: `off` where it is not asked.
  fileprivate var usualSeverity: String { isOnByDefault ? severity.rawValue : "off" }

  fileprivate var object: JSONObject {
    var object = JSONObject()
    object["name"] = .string(name)
    object["severity"] = .string(usualSeverity)
    object["summary"] = .string(summary)
    return object
  }
}
