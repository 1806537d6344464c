import Foundation

/// The rules that tell the plural categories of some languages apart.
struct PluralRuleSet: Hashable {
  struct Rule: Hashable {
    let category: String
    /// The rule holds where all relations of one of these hold.
    let alternatives: [[PluralRelation]]
  }

  /// In the order in which they are tried; what none holds for is `other`.
  let rules: [Rule]

  init(_ content: [String: String]) throws {
    let names = ["zero", "one", "two", "few", "many", "other"]
    guard Set(content.keys).isSubset(of: names) else { throw GenerationError(fact: "categories \(content.keys)") }
    rules = try names.dropLast().compactMap { name in
      try content[name].map { Rule(category: name, alternatives: try Self.alternatives($0)) }
    }
  }

  private static func alternatives(_ rule: String) throws -> [[PluralRelation]] {
    let condition = rule.prefix { $0 != "@" }
    return try condition.components(separatedBy: " or ").map { alternative in
      try alternative.components(separatedBy: " and ").map { try PluralRelation($0) }
    }
  }
}
