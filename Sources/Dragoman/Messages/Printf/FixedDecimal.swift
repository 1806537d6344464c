/// A binary number with just so many fraction digits, as ``DecimalText`` rounds what Swift writes of it, but in registers:
/// half to even, of the shortest digits that tell it from all others.
struct FixedDecimal {
  let isNegative: Bool
  let integer: UInt64
  /// The digits behind the decimal separator as one number.
  let fraction: UInt64
  let fractionDigits: Int

  /// With more of them Foundation rounds the whole to so many digits, which is left to it.
  static let mostFractionDigits = 15

  /// Nil for what has no digits, and where 64 bits do not hold them.
  init?(_ number: Double, fractionDigits: Int) {
    guard number.isFinite, (0...Self.mostFractionDigits).contains(fractionDigits),
      let digits = ShortestDigits(number),
      let scaled = digits.scaled(by: fractionDigits),
      let unit = UInt64.powerOfTen(fractionDigits)
    else { return nil }
    isNegative = number.sign == .minus
    (integer, fraction) = scaled.quotientAndRemainder(dividingBy: unit)
    self.fractionDigits = fractionDigits
  }
}

/// What Swift writes of a number without its sign: its digits, and where the decimal point is among them.
private struct ShortestDigits {
  private var digits: UInt64 = 0
  /// The power of ten that the digits are to be multiplied with.
  private var exponent = 0

  /// The shape is `12.5`, `1e-05` or `1.25e+20`; nil for any other, and for more than 64 bits.
  init?(_ number: Double) {
    var isFraction = false
    var text = number.magnitude.description[...].utf8
    while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"):
        guard let power = Int(Substring(text)) else { return nil }
        exponent += power
        return
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard append(byte - UInt8(ascii: "0")) else { return nil }
        if isFraction { exponent -= 1 }
      default: return nil
      }
    }
  }

  private mutating func append(_ digit: UInt8) -> Bool {
    let (tenfold, overflows) = digits.multipliedReportingOverflow(by: 10)
    let (sum, overflowsToo) = tenfold.addingReportingOverflow(UInt64(digit))
    digits = sum
    return !overflows && !overflowsToo
  }

  /// The number times a power of ten, rounded half to even; nil where that has more than 64 bits.
  func scaled(by places: Int) -> UInt64? {
    let shift = exponent + places
    if digits == 0 { return 0 }
    guard shift < 0 else {
      guard let factor = UInt64.powerOfTen(shift) else { return nil }
      let (product, overflows) = digits.multipliedReportingOverflow(by: factor)
      return overflows ? nil : product
    }
    // Of digits below 10¹⁹, a twentieth place and those behind it are less than half.
    guard let divisor = UInt64.powerOfTen(-shift) else { return 0 }
    let (kept, dropped) = digits.quotientAndRemainder(dividingBy: divisor)
    let half = divisor / 2
    return dropped > half || dropped == half && kept % 2 == 1 ? kept + 1 : kept
  }
}
