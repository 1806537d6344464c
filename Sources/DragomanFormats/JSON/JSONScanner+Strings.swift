extension JSONScanner {
  /// Reads a string's extent without its text; the scanner stands at the opening quote.
  package mutating func stringToken(wanted: JSONFault.Wanted = .value) throws(JSONDamage) -> JSONStringToken {
    guard next == JSONMark.quote.rawValue else { throw unexpected(wanted: wanted) }
    let start = offset + 1
    var index = start
    var isPlain = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == JSONMark.quote.rawValue {
        offset = index + 1
        return JSONStringToken(start: start, end: index, isPlain: isPlain)
      }
      if byte == JSONMark.backslash.rawValue || byte < 0x20 { isPlain = false }
      index += byte == JSONMark.backslash.rawValue ? 2 : 1
    }
    throw JSONDamage(fault: .unterminatedString, offset: offset)
  }

  /// Reads a string.
  package mutating func string(wanted: JSONFault.Wanted = .value) throws(JSONDamage) -> String {
    text(of: try stringToken(wanted: wanted))
  }

  /// Whether a token is these bytes, as it would be without escapes.
  package func matches(_ token: JSONStringToken, _ text: [UInt8]) -> Bool {
    token.isPlain && token.end - token.start == text.count && bytes[token.start..<token.end].elementsEqual(text)
  }

  /// The text of a string.
  package mutating func text(of token: JSONStringToken) -> String {
    token.isPlain ? String(decoding: bytes[token.start..<token.end], as: UTF8.self) : unescape(token)
  }

  /// The text of a string that holds escapes or control characters.
  private mutating func unescape(_ token: JSONStringToken) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(token.end - token.start)
    var index = token.start
    var hasControl = false
    while index < token.end, let byte = byte(at: index) {
      if byte == JSONMark.backslash.rawValue {
        index = appendEscape(at: index, to: &text)
        continue
      }
      if byte < 0x20, !hasControl {
        // Once a string: a text with raw line breaks has many.
        note(.controlCharacter(byte), at: index)
        hasControl = true
      }
      text.append(byte)
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
