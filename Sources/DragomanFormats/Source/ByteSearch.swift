/// Finding the next of a few bytes, eight at a time.
///
/// The one place of the scanners that reads without a check: every load lies within the buffer because
/// the range was clamped to it and `offset + 8 <= range.upperBound` tested just before, and the pointer does not
/// leave the closure.
extension [UInt8] {
  /// The offset of the first byte in the range that is one of three, or the range's end.
  package func firstOffset(of first: UInt8, _ second: UInt8, _ third: UInt8, in range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<count)
    return withUnsafeBytes { buffer in
      var offset = range.lowerBound
      let patterns = (repeated(first), repeated(second), repeated(third))
      while offset + 8 <= range.upperBound {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let found = zeroBytes(word ^ patterns.0) | zeroBytes(word ^ patterns.1) | zeroBytes(word ^ patterns.2)
        if found != 0 { return offset + found.trailingZeroBitCount / 8 }
        offset += 8
      }
      while offset < range.upperBound {
        let byte = buffer[offset]
        if byte == first || byte == second || byte == third { return offset }
        offset += 1
      }
      return range.upperBound
    }
  }

  /// The offset of the first byte in the range that is one of two, or the range's end.
  package func firstOffset(of first: UInt8, _ second: UInt8, in range: Range<Int>) -> Int {
    firstOffset(of: first, second, second, in: range)
  }

  /// The offset of the first such byte in the range, or the range's end.
  package func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int {
    firstOffset(of: byte, byte, byte, in: range)
  }
}

private func repeated(_ byte: UInt8) -> UInt64 {
  UInt64(byte) &* 0x0101_0101_0101_0101
}

/// The high bit of each byte that is zero; above the first such byte there may be others, below it there are none.
private func zeroBytes(_ word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}
