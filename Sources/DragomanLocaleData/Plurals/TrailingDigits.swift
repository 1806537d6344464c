/// A whole number of any length, of which the last digits are kept.
///
/// The rules compare with small numbers, and each modulus of theirs divides the bound (the generator makes sure of
/// both): the bound with the last 18 digits stands for every number that is not below it.
struct TrailingDigits {
  static let bound: UInt64 = 1_000_000_000_000_000_000
  /// How many digits the bound leaves as they are.
  static let count = 18

  private(set) var value: UInt64 = 0

  mutating func append(_ digit: UInt64) {
    if value < Self.bound / 10 {
      value = value * 10 + digit
    } else {
      value = Self.bound + value % (Self.bound / 10) * 10 + digit
    }
  }
}
