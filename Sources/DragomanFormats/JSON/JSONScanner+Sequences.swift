/// How far the reading of an object or an array has come.
package struct JSONSequence: Sendable {
  package var isFirst = true

  package init() {}
}

extension JSONScanner {
  /// Reads the next key of an object and the colon after it, or its closing brace, which is nil.
  package mutating func nextKey(_ sequence: inout JSONSequence) throws(JSONDamage) -> JSONStringToken? {
    guard try separate(&sequence, close: .closeBrace) else { return nil }
    let key = try stringToken(wanted: .key)
    try expect(.colon)
    return key
  }

  /// Goes to the next element of an array and says whether there is one.
  package mutating func nextElement(_ sequence: inout JSONSequence) throws(JSONDamage) -> Bool {
    try separate(&sequence, close: .closeBracket)
  }

  /// Reads the comma between two members, or the closing mark, which is false.
  ///
  /// A comma that is missing or too many leaves no doubt about what is meant.
  private mutating func separate(_ sequence: inout JSONSequence, close: JSONMark) throws(JSONDamage) -> Bool {
    skipWhitespace()
    let commas = skipCommas(first: sequence.isFirst)
    defer { sequence.isFirst = false }
    guard let byte = next else { throw unexpected(wanted: sequence.isFirst ? .mark(close) : .commaOrClose) }
    if byte == close.rawValue {
      if let last = commas.last { note(.strayComma, at: last) }
      offset += 1
      return false
    }
    if commas.count == 0, !sequence.isFirst {
      guard Self.startsValue(byte) else { throw unexpected(wanted: .commaOrClose) }
      note(.missingComma, at: offset)
    }
    return true
  }

  /// Skips commas and white space; of more than are due, the places are noted.
  private mutating func skipCommas(first: Bool) -> (count: Int, last: Int?) {
    var count = 0
    var last: Int?
    while next == JSONMark.comma.rawValue {
      if first || count > 0 { note(.strayComma, at: offset) } else { last = offset }
      count += 1
      offset += 1
      skipWhitespace()
    }
    return (count, last)
  }

  private static func startsValue(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\"", "{", "[", "-", "0"..."9", "t", "f", "n": true
    default: false
    }
  }
}
