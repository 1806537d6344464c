extension Double? {
  /// A share as a person reads it, rounded down, so that only what is complete has 100 %; a hyphen for a share of
  /// nothing.
  var asPercentage: String { map { "\(Int($0 * 100 + 1e-9))%" } ?? "-" }
}
