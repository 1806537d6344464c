extension PluralOperands {
  /// A number as it is shown, in ASCII: `1.50` has two visible fraction digits, `1.2c6` is "1.2 million".
  ///
  /// The sign does not count, and a number may have any number of digits. Nil where the text is no number.
  package init?(shown text: String) {
    // No generic parameter here and below: in another module nothing would specialise it, at ten times the cost.
    var text = text
    guard let operands = text.withUTF8({ Self(shown: $0) }) else { return nil }
    self = operands
  }

  /// The same for the bytes of a text.
  package init?(shown bytes: UnsafeBufferPointer<UInt8>) {
    guard let parts = DecimalParts(bytes) else { return nil }
    self.init(parts)
  }

  private init<Bytes>(_ parts: DecimalParts<Bytes>) {
    var exponent = TrailingDigits()
    exponent.append(contentsOf: parts.exponent)
    // A compact form shows its digits before the point is moved.
    let shift = Int(exponent.value)
    var integer = TrailingDigits()
    integer.append(contentsOf: parts.integer)
    integer.append(contentsOf: parts.fraction.prefix(shift))
    integer.append(zeros: shift - parts.fraction.count)
    let fraction = FractionDigits(parts.fraction.dropFirst(shift))
    self.init(
      i: integer.value, v: fraction.count, w: fraction.significantCount, f: fraction.digits.value,
      t: fraction.significant.value, c: exponent.value)
  }
}

/// Fraction digits, with and without the zeros at their end.
private struct FractionDigits {
  private(set) var digits = TrailingDigits()
  private(set) var count: UInt64 = 0
  private(set) var significant = TrailingDigits()
  private(set) var significantCount: UInt64 = 0

  init(_ ascii: some Sequence<UInt8>) {
    for byte in ascii {
      digits.append(ascii: byte)
      count += 1
      if byte == UInt8(ascii: "0") { continue }
      significant = digits
      significantCount = count
    }
  }
}

extension TrailingDigits {
  fileprivate mutating func append(ascii digit: UInt8) {
    append(UInt64(digit & 0xF))
  }

  fileprivate mutating func append(contentsOf ascii: some Sequence<UInt8>) {
    for digit in ascii { append(ascii: digit) }
  }

  /// More zeros than the digits that are kept change nothing, so that a huge exponent takes no time.
  fileprivate mutating func append(zeros count: Int) {
    for _ in 0..<max(0, min(count, Self.count)) { append(0) }
  }
}
