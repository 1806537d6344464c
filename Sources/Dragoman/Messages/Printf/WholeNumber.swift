/// A whole number of 64 bits, with or without a sign.
struct WholeNumber: Sendable, Hashable {
  let isNegative: Bool
  let magnitude: UInt64

  init(_ number: Int64) {
    isNegative = number < 0
    magnitude = number.magnitude
  }

  init(_ number: UInt64) {
    isNegative = false
    magnitude = number
  }

  init?(isNegative: Bool, magnitude: UInt64) {
    guard !isNegative || magnitude <= Int64.min.magnitude else { return nil }
    self.isNegative = isNegative && magnitude > 0
    self.magnitude = magnitude
  }

  /// In decimal; that of 0 is 1.
  var digitCount: Int {
    var count = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// As two's complement of 64 bits.
  var bitPattern: UInt64 { isNegative ? 0 &- magnitude : magnitude }

  /// In ASCII digits.
  var ascii: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }
}
