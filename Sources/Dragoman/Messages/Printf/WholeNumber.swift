/// A whole number of up to 128 bits, with or without a sign.
struct WholeNumber: Sendable, Hashable {
  let isNegative: Bool
  /// The lower 64 bits of the absolute value.
  let low: UInt64
  /// The upper 64 bits of the absolute value. Nearly all numbers have none, and are written without division of 128
  /// bits, which is slow.
  private let high: UInt64

  init(_ number: Int64) {
    isNegative = number < 0
    low = number.magnitude
    high = 0
  }

  init(_ number: UInt64) {
    isNegative = false
    low = number
    high = 0
  }

  /// Nil where there is no such number of 128 bits.
  init?(isNegative: Bool, magnitude: UInt128) {
    guard !isNegative || magnitude <= Int128.min.magnitude else { return nil }
    self.isNegative = isNegative && magnitude > 0
    low = UInt64(truncatingIfNeeded: magnitude)
    high = UInt64(truncatingIfNeeded: magnitude >> 64)
  }

  /// Whether the absolute value has more than 64 bits.
  var isWide: Bool { high != 0 }

  var isZero: Bool { low == 0 && high == 0 }

  /// The absolute value.
  var magnitude: UInt128 { UInt128(high) << 64 | UInt128(low) }

  /// In ASCII digits.
  var ascii: String { isNegative ? "-" + asciiMagnitude : asciiMagnitude }

  /// The absolute value in ASCII digits.
  var asciiMagnitude: String { isWide ? "\(magnitude)" : "\(low)" }
}

extension WholeNumber {
  /// In decimal; that of 0 is 1.
  var digitCount: Int { isWide ? Self.digitCount(magnitude) : Self.digitCount(low) }

  private static func digitCount(_ number: UInt64) -> Int {
    // log10(2) is about 1233/4096: the bits say how many digits there are, or one less.
    let count = ((64 - (number | 1).leadingZeroBitCount) * 1_233) >> 12
    return number < UInt64.powersOfTen[count] ? max(count, 1) : count + 1
  }

  private static func digitCount(_ number: UInt128) -> Int {
    var count = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// The digits of two's complement of 64 bits, or of 128 where it has more.
  func digits(radix: Int, isUppercase: Bool = false) -> String {
    guard !isWide, !isNegative || low <= Int64.min.magnitude else {
      return String(isNegative ? 0 &- magnitude : magnitude, radix: radix, uppercase: isUppercase)
    }
    return String(isNegative ? 0 &- low : low, radix: radix, uppercase: isUppercase)
  }
}

extension UInt64 {
  /// All of 64 bits.
  fileprivate static let powersOfTen: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]

  /// Nil where it has more than 64 bits.
  static func powerOfTen(_ exponent: Int) -> UInt64? {
    powersOfTen.indices.contains(exponent) ? powersOfTen[exponent] : nil
  }
}
