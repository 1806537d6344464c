extension JSONScanner {
  /// Passes over a value without looking at more of its grammar than quotes and brackets.
  package mutating func skipValue() throws(JSONDamage) {
    skipWhitespace()
    switch next {
    case JSONMark.quote.rawValue: _ = try stringToken()
    case JSONMark.openBrace.rawValue, JSONMark.openBracket.rawValue: try skipContainer()
    default: _ = try literal()
    }
  }

  /// Passes over an object or an array, whose opening mark stands here.
  private mutating func skipContainer() throws(JSONDamage) {
    var depth = 0
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case JSONMark.quote.rawValue:
        index = try endOfString(at: index)
        continue
      case JSONMark.openBrace.rawValue, JSONMark.openBracket.rawValue:
        depth += 1
        guard depth <= depthLimit else { throw JSONDamage(fault: .tooDeep(limit: depthLimit), offset: index) }
      case JSONMark.closeBrace.rawValue, JSONMark.closeBracket.rawValue:
        depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { break }
    }
    offset = index
    if depth > 0 { throw unexpected(wanted: .commaOrClose) }
  }

  /// The place after a string and the white space behind it.
  ///
  /// What cannot follow a string is refused, which is how a quote too few or too many shows at once.
  private mutating func endOfString(at quote: Int) throws(JSONDamage) -> Int {
    var index = quote + 1
    while index < bytes.count, bytes[index] != JSONMark.quote.rawValue {
      index += bytes[index] == JSONMark.backslash.rawValue ? 2 : 1
    }
    guard index < bytes.count else { throw JSONDamage(fault: .unterminatedString, offset: quote) }
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
    guard index < bytes.count, !Self.canFollowString(bytes[index]) else { return index }
    offset = index
    skipWhitespace()
    guard let byte = next, !Self.canFollowString(byte) else { return offset }
    throw unexpected(wanted: .commaOrClose)
  }

  private static func canFollowString(_ byte: UInt8) -> Bool {
    switch JSONMark(rawValue: byte) {
    case .colon, .comma, .closeBrace, .closeBracket, .quote: true
    default: false
    }
  }
}
