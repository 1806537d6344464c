/// Which rules are asked, and how much each of them matters.
package struct RuleChoice: Sendable {
  let chosen: [(rule: any CheckRule.Type, severity: Finding.Severity)]

  /// Chooses among all rules.
  ///
  /// - Parameters:
  ///   - settings: What the project says of rules.
  ///   - only: The rules that are asked and no others, also those that are off by default.
  ///   - except: The rules that are not asked.
  /// - Throws: `UnknownRule` for a name that is none.
  package init(settings: ProjectSettings, only: [String]? = nil, except: [String] = []) throws(UnknownRule) {
    for name in (only ?? []) + except where !CheckRules.names.contains(name) { throw UnknownRule(name: name) }
    chosen = CheckRules.all.compactMap { rule in
      let facts = rule.facts
      let decided = settings.rules[facts.name]
      if except.contains(facts.name) { return nil }
      if let only { return only.contains(facts.name) ? (rule, (decided ?? nil) ?? facts.severity) : nil }
      if let decided { return decided.map { (rule, $0) } }
      return facts.isOnByDefault ? (rule, facts.severity) : nil
    }
  }
}

/// A rule that is not there.
package struct UnknownRule: Error, Sendable, Hashable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The failure in one sentence.
  package var sentence: String {
    "there is no rule “\(name)”; there are \(CheckRules.names.sorted().joined(separator: ", "))"
  }
}
