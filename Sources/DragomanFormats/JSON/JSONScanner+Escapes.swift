extension JSONScanner {
  /// Appends what an escape means and gives the place after it; the backslash stands at `index`.
  mutating func appendEscape(at index: Int, to text: inout [UInt8]) -> Int {
    guard let letter = byte(at: index + 1) else { return index + 1 }
    if letter == UInt8(ascii: "u") { return appendUnicodeEscape(at: index, to: &text) }
    if let meaning = Self.meaning(ofEscaped: letter) {
      text.append(meaning)
      return index + 2
    }
    note(.unknownEscape(letter < 0x80 ? Unicode.Scalar(letter) : "\u{FFFD}"), at: index)
    return index + 1
  }

  private static func meaning(ofEscaped letter: UInt8) -> UInt8? {
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/": letter
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: nil
    }
  }

  private mutating func appendUnicodeEscape(at index: Int, to text: inout [UInt8]) -> Int {
    guard let unit = codeUnit(at: index + 2) else {
      note(.incompleteEscape, at: index)
      return index + 1
    }
    if let scalar = Unicode.Scalar(UInt32(unit)) {
      text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      return index + 6
    }
    if let scalar = supplementary(high: unit, lowAt: index + 6) {
      text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      return index + 12
    }
    note(.loneSurrogate(unit), at: index)
    text.append(contentsOf: [0xEF, 0xBF, 0xBD])
    return index + 6
  }

  /// The character of a surrogate pair whose second escape begins at an index.
  private func supplementary(high: UInt16, lowAt index: Int) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(high), byte(at: index) == JSONMark.backslash.rawValue,
      byte(at: index + 1) == UInt8(ascii: "u"), let low = codeUnit(at: index + 2), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }

  /// Four hexadecimal digits.
  private func codeUnit(at index: Int) -> UInt16? {
    var unit: UInt16 = 0
    for place in index..<index + 4 {
      guard let byte = byte(at: place), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
