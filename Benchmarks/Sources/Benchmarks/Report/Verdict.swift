/// How a gate came out.
struct Verdict {
  let gate: Gate
  /// Nil where one of its cases was not measured.
  let value: Double?

  init(_ gate: Gate, medians: [String: Double]) {
    self.gate = gate
    value = medians[gate.subject].flatMap { subject in
      medians[gate.reference].flatMap { Self.compare(subject, $0, gate.comparison) }
    }
  }

  private static func compare(_ subject: Double, _ reference: Double, _ comparison: Gate.Comparison) -> Double? {
    switch comparison {
    case .ratio: reference > 0 ? subject / reference : nil
    case .excess(let parts): (subject - reference) / parts
    }
  }

  /// Nil where there is nothing to judge, or no target.
  var isMet: Bool? {
    guard let value, let target = gate.target else { return nil }
    return value <= target
  }

  /// The same of what is striven for.
  var isReached: Bool? {
    guard let value, let reach = gate.reach else { return nil }
    return value <= reach
  }

  /// Whether it has become worse, and more than so many times what it is today.
  func fails(slack: Double) -> Bool {
    guard let today = gate.today, let value else { return false }
    return value > today * slack
  }
}
