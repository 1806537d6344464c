/// All rules, in the order in which they are listed.
package enum CheckRules {
  static let all: [any CheckRule.Type] = [
    UnreadableFileRule.self,
    SyntaxRule.self,
    EncodingRule.self,
    DuplicateKeyRule.self,
    MissingKeyRule.self,
    ExtraKeyRule.self,
    PlaceholderRule.self,
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
