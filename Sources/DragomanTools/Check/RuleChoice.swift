import DragomanFormats

/// Which rules are asked, and how much each of them matters.
package struct RuleChoice: Sendable {
  let chosen: [(rule: any CheckRule.Type, severity: Finding.Severity)]

  /// Chooses among all rules.
  ///
  /// - Parameters:
  ///   - settings: What the project says of rules.
  ///   - only: The rules that are asked and no others, also those that are off by default.
  ///   - except: The rules that are not asked.
  /// - Throws: `InvalidRules` for a name that is none, and where no rule is left.
  package init(settings: ProjectSettings, only: [String]? = nil, except: [String] = []) throws(InvalidRules) {
    for name in (only ?? []) + except where !CheckRules.names.contains(name) { throw .unknown(name) }
    chosen = CheckRules.all.compactMap { rule in
      let facts = rule.facts
      let decided = settings.rules[facts.name]
      if except.contains(facts.name) { return nil }
      if let only { return only.contains(facts.name) ? (rule, (decided ?? nil) ?? facts.severity) : nil }
      if let decided { return decided.map { (rule, $0) } }
      return facts.isOnByDefault ? (rule, facts.severity) : nil
    }
    if chosen.isEmpty { throw .noneLeft }
  }
}

/// A choice of rules that cannot be followed.
package enum InvalidRules: Error, Sendable, Hashable {
  case unknown(String)
  case noneLeft

  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .unknown(let name):
      "there is no rule \(name.quoted)" + Self.alternatives(to: name)
    case .noneLeft: "no rule is left to check by"
    }
  }

  private static func alternatives(to name: String) -> String {
    let names = CheckRules.names.sorted()
    let question = Suggestion.question(for: name, in: names)
    return question.isEmpty ? "; there are \(names.joined(separator: ", "))" : question
  }
}
