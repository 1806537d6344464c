extension PluralRuleSet {
  /// A function of straight comparisons, which the compiler sees through.
  func function(_ name: String, languages: [String]) -> String {
    let tests = rules.flatMap { rule in
      rule.alternatives.map { "if \(conditions($0).joined(separator: ", ")) { return .\(rule.category) }" }
    }
    let lines = remainders + tests + ["return .other"]
    return comment(languages) + "  @inline(__always)\n"
      + "  private static func \(name)(_ n: PluralOperands) -> PluralCategory {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n"
  }

  private func comment(_ languages: [String]) -> String {
    var lines = ["  ///"]
    for language in languages {
      if lines[lines.count - 1].utf8.count + language.utf8.count > 118 { lines.append("  ///") }
      lines[lines.count - 1] += " \(language)"
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Each remainder that is asked for, computed once.
  private var remainders: [String] {
    let relations = rules.flatMap { $0.alternatives.joined() }.filter { $0.modulus != nil }
    return Set(relations.map { "let \($0.value) = \($0.whole) % \($0.modulus ?? 1)" })
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// A relation of n holds for whole numbers alone, and its contrary for all others.
  private func conditions(_ relations: [PluralRelation]) -> [String] {
    let isWhole = relations.contains { $0.operand == "n" && !$0.isNegated }
    let conditions = relations.flatMap { relation in
      if relation.operand == "n", relation.isNegated, !isWhole {
        return ["(!n.isWhole || \(relation.conditions.joined(separator: " && ")))"]
      }
      return relation.conditions
    }
    return (isWhole ? ["n.isWhole"] : []) + conditions
  }
}

extension PluralRelation {
  /// The operand as a whole number.
  fileprivate var whole: String { "n.\(operand == "n" ? "i" : operand)" }

  /// What is compared: an operand, or a constant with its remainder.
  fileprivate var value: String {
    guard let modulus else { return whole }
    return "\(operand == "n" ? "i" : operand)\(modulus)"
  }

  /// Conditions that all hold where the relation holds of a whole number.
  fileprivate var conditions: [String] {
    if isNegated { return ranges.map { $0.count == 1 ? "\(value) != \($0.lowerBound)" : "!\(contains($0))" } }
    let tests = ranges.map { $0.count == 1 ? "\(value) == \($0.lowerBound)" : contains($0) }
    return tests.count == 1 ? tests : ["(\(tests.joined(separator: " || ")))"]
  }

  private func contains(_ range: ClosedRange<UInt64>) -> String {
    "(\(range.lowerBound)...\(range.upperBound)).contains(\(value))"
  }
}
