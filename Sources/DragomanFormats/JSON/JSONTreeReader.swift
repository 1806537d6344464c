/// Reads values of JSON into trees, with positions if they are wanted.
package struct JSONTreeReader: Sendable {
  package var scanner: JSONScanner
  private let positions: SourcePositions?

  /// Makes a reader; without positions it need not count lines.
  package init(utf8 bytes: [UInt8], depthLimit: Int = FormatLimits().depth, givesPositions: Bool = true) {
    scanner = JSONScanner(utf8: bytes, depthLimit: depthLimit)
    positions = givesPositions ? SourcePositions(in: bytes) : nil
  }

  package func position(at offset: Int) -> SourcePosition? {
    positions?[offset]
  }

  /// Reads a value with all that is in it.
  ///
  /// - Parameter depth: In how many others it lies, where their number is limited.
  package mutating func value(depth: Int = 0) throws(JSONDamage) -> JSONValue {
    scanner.skipWhitespace()
    let start = scanner.offset
    guard depth <= scanner.depthLimit else {
      throw JSONDamage(fault: .tooDeep(limit: scanner.depthLimit), offset: start)
    }
    let position = position(at: start)
    let content: JSONValue.Content
    switch scanner.next {
    case JSONMark.openBrace.rawValue: content = .object(try object(depth: depth))
    case JSONMark.openBracket.rawValue: content = .array(try array(depth: depth))
    case JSONMark.quote.rawValue: content = .string(try scanner.string())
    default: content = try scanner.literal()
    }
    return JSONValue(content, at: position)
  }

  private mutating func object(depth: Int) throws(JSONDamage) -> JSONObject {
    try scanner.expect(.openBrace)
    var object = JSONObject()
    var sequence = JSONSequence()
    while let token = try scanner.nextKey(&sequence) {
      let keyPosition = position(at: token.quote)
      let key = scanner.text(of: token)
      let member = JSONObject.Member(key: key, keyPosition: keyPosition, value: try value(depth: depth + 1))
      if let first = object.append(member) {
        let fault = JSONFault.repeated(key, first: first.keyPosition, isSame: first.value == member.value)
        scanner.note(fault, at: token.quote)
      }
    }
    return object
  }

  private mutating func array(depth: Int) throws(JSONDamage) -> [JSONValue] {
    try scanner.expect(.openBracket)
    var elements: [JSONValue] = []
    var sequence = JSONSequence()
    while try scanner.nextElement(&sequence) { elements.append(try value(depth: depth + 1)) }
    return elements
  }
}
