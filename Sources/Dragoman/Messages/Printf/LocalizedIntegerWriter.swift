/// Writes whole numbers in the digits and grouping of a locale.
///
/// The rules are those of Foundation's `%d` with a locale: a precision, or a width with the flag `0`, is the least
/// number of digits, which are grouped; the rest of a width is filled with spaces.
struct LocalizedIntegerWriter {
  let symbols: NumberSymbols

  /// One allocation where the text has more than 15 bytes, else none.
  func string(_ number: WholeNumber, minimumDigits: Int = 1, showsPlus: Bool = false) -> String {
    let written = Layout(number, minimumDigits: minimumDigits, showsPlus: showsPlus, symbols)
    return String(unsafeUninitializedCapacity: written.byteCount) { buffer in
      var writer = BackwardWriter(buffer, from: written.byteCount)
      writer.write(written.sign.suffix)
      if number.isWide {
        write(number.magnitude, count: written.digitCount, groups: written.groupCount > 0, to: &writer)
      } else {
        write(number.low, count: written.digitCount, groups: written.groupCount > 0, to: &writer)
      }
      writer.write(written.sign.prefix)
      return written.byteCount
    }
  }

  private func write<Magnitude: FixedWidthInteger>(
    _ magnitude: Magnitude, count: Int, groups: Bool, to writer: inout BackwardWriter
  ) {
    var rest = magnitude
    var untilSeparator = groups ? symbols.groupSize : .max
    for _ in 0..<count {
      if untilSeparator == 0 {
        writer.write(symbols.separator)
        untilSeparator = symbols.secondaryGroupSize
      }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      writer.write(symbols.digits, from: Int(digit) * symbols.digitWidth, count: symbols.digitWidth)
      rest = quotient
      untilSeparator -= 1
    }
  }

  /// How much there will be of everything.
  private struct Layout {
    let digitCount: Int
    let groupCount: Int
    let sign: NumberSymbols.Sign
    let byteCount: Int

    init(_ number: WholeNumber, minimumDigits: Int, showsPlus: Bool, _ symbols: NumberSymbols) {
      digitCount = max(number.digitCount, minimumDigits)
      groupCount = symbols.separatorCount(digits: digitCount)
      sign = number.isNegative ? symbols.minus : showsPlus ? symbols.plus : .init()
      byteCount =
        digitCount * symbols.digitWidth + groupCount * symbols.separator.count + sign.prefix.count + sign.suffix.count
    }
  }
}

/// Fills a buffer from its end. What would not fit is left out, so that a wrong count can never write elsewhere.
private struct BackwardWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var position: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, from end: Int) {
    self.buffer = buffer
    position = min(end, buffer.count)
  }

  mutating func write(_ bytes: [UInt8]) { write(bytes, from: 0, count: bytes.count) }

  mutating func write(_ bytes: [UInt8], from start: Int, count: Int) {
    guard position >= count, start + count <= bytes.count else { return }
    position -= count
    for offset in 0..<count { buffer[position + offset] = bytes[start + offset] }
  }
}
