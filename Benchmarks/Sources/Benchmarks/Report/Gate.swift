/// A promise about how fast something is, as against something else in the same run.
struct Gate {
  enum Comparison {
    /// The first as a multiple of the second.
    case ratio
    /// How many nanoseconds the first takes more than the second, for each of so many parts.
    case excess(parts: Double)
  }

  let title: String
  let subject: String
  let reference: String
  var comparison = Comparison.ratio
  /// The most that it may be; nil where it is only striven for.
  let target: Double?
  /// What is striven for.
  var reach: Double?
  /// What it is today, at its worst: a run that is asked for gates fails where it is far above. Nil is not looked at.
  var today: Double?

  /// - Parameters:
  ///   - subject: The name of the case that is judged.
  ///   - reference: The name of the case that it is compared with.
  init(
    _ title: String, _ subject: String, to reference: String, atMost target: Double?, reach: Double? = nil,
    today: Double? = nil, comparison: Comparison = .ratio
  ) {
    self.title = title
    self.subject = subject
    self.reference = reference
    self.target = target
    self.reach = reach
    self.today = today
    self.comparison = comparison
  }
}
