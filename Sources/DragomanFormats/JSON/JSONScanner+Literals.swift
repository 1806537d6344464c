extension JSONScanner {
  /// Reads `true`, `false`, `null` or a number, which is kept as it is written.
  mutating func literal() throws(JSONDamage) -> JSONValue.Content {
    let start = offset
    var end = start
    while let byte = byte(at: end), Self.belongsToLiteral(byte) { end += 1 }
    guard end > start else { throw unexpected(wanted: .value) }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let content: JSONValue.Content
    switch text {
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "null": content = .null
    default:
      guard text.utf8.first.map({ $0 < 0x3A }) == true else { throw unexpected(wanted: .value) }
      guard Self.isNumber(bytes[start..<end]) else { throw JSONDamage(fault: .malformedNumber, offset: start) }
      content = .number(text)
    }
    offset = end
    return content
  }

  private static func belongsToLiteral(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".": true
    default: false
    }
  }

  /// Whether bytes are `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !takeDigits(&rest).isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
