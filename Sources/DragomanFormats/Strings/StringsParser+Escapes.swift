/// What stands between quotation marks, without its escapes.
extension StringsParser {
  mutating func text(of token: StringsToken) -> String {
    guard token.hasBackslash else { return String(decoding: scanner.bytes[token.range], as: UTF8.self) }
    return unescape(token.range)
  }

  private mutating func unescape(_ range: Range<Int>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let backslash = scanner.bytes.firstOffset(of: UInt8(ascii: "\\"), in: offset..<range.upperBound)
      output += scanner.bytes[offset..<backslash]
      offset = backslash
      guard offset < range.upperBound else { break }
      if offset + 1 == range.upperBound {
        // Only in a salvaged text: nothing follows that could be escaped.
        output.append(UInt8(ascii: "\\"))
        break
      }
      unescape(at: &offset, before: range.upperBound, into: &output)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Reads one escape, from its backslash.
  private mutating func unescape(at offset: inout Int, before end: Int, into output: inout [UInt8]) {
    let byte = scanner.bytes[offset + 1]
    switch byte {
    case UInt8(ascii: "n"): output.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): output.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): output.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "a"): output.append(0x07)
    case UInt8(ascii: "b"): output.append(0x08)
    case UInt8(ascii: "f"): output.append(0x0C)
    case UInt8(ascii: "v"): output.append(0x0B)
    case UInt8(ascii: "U"): return unescapeUnicode(at: &offset, before: end, into: &output)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return unescapeOctal(at: &offset, before: end, into: &output)
    case 0x80...:
      // The backslash goes; the character is more than this byte and is copied as a whole.
      offset += 1
      return
    default:
      noteUnknown(byte, at: offset)
      output.append(byte)
    }
    offset += 2
  }

  /// Any other character stands for itself; a letter or a digit was hardly meant to.
  private mutating func noteUnknown(_ byte: UInt8, at offset: Int) {
    switch byte {
    case UInt8(ascii: "u"): note(.lowerCaseUnicodeEscape, at: offset)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "8"),
      UInt8(ascii: "9"):
      note(.unknownEscape(Character(Unicode.Scalar(byte))), at: offset)
    default: break
    }
  }
}

// MARK: - Numbers

extension StringsParser {
  /// `\U` and one to four hexadecimal digits: a UTF-16 unit. Two that are a surrogate pair are one character.
  private mutating func unescapeUnicode(at offset: inout Int, before end: Int, into output: inout [UInt8]) {
    let start = offset
    guard let unit = utf16Unit(at: &offset, before: end) else {
      note(.unicodeEscapeWithoutDigits, at: start)
      output.append(UInt8(ascii: "U"))
      offset += 2
      return
    }
    var units = [unit]
    var afterNext = offset
    if UTF16.isLeadSurrogate(unit), let trail = utf16Unit(at: &afterNext, before: end), UTF16.isTrailSurrogate(trail) {
      units.append(trail)
      offset = afterNext
    }
    if units.count == 1, UTF16.isSurrogate(unit) { note(.loneSurrogate(unit), at: start) }
    output += String(decoding: units, as: UTF16.self).utf8
  }

  /// The number after `\U`; without moving, `nil` if there is none.
  private func utf16Unit(at offset: inout Int, before end: Int) -> UInt16? {
    guard offset + 2 < end, scanner.bytes[offset] == UInt8(ascii: "\\"),
      scanner.bytes[offset + 1] == UInt8(ascii: "U")
    else { return nil }
    let digits = scanner.bytes[offset + 2..<min(offset + 6, end)].prefix { hexadecimalValue($0) != nil }
    guard !digits.isEmpty else { return nil }
    offset += 2 + digits.count
    return digits.reduce(0) { $0 << 4 | UInt16(hexadecimalValue($1) ?? 0) }
  }

  /// One to three octal digits: a byte in NextStep's encoding.
  private mutating func unescapeOctal(at offset: inout Int, before end: Int, into output: inout [UInt8]) {
    let digits = scanner.bytes[offset + 1..<min(offset + 4, end)].prefix { (0x30...0x37).contains($0) }
    let byte = digits.reduce(0 as UInt8) { $0 << 3 | ($1 - 0x30) }
    let scalar = NextStepLatin.scalar(for: byte)
    if scalar == nil { note(.undefinedOctalEscape(byte), at: offset) }
    output += UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    offset += 1 + digits.count
  }
}
