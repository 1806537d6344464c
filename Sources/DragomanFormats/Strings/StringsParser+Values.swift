extension StringsParser {
  /// Reads what follows a key: nothing, or an equals sign and a value.
  ///
  /// `nil` if neither follows.
  mutating func parseAssignment(of key: String, depth: Int) -> StringsStatement.Value? {
    switch scanner.next {
    case UInt8(ascii: ";"): return .sameAsKey
    case UInt8(ascii: "="): scanner.offset += 1
    case UInt8(ascii: ":"): skipColon(after: key)
    case UInt8(ascii: "\"") where !scanner.crossedLine: note(.missingEquals(key: key), at: scanner.offset)
    default: return nil
    }
    scanner.skipTrivia()
    while scanner.next == UInt8(ascii: "=") {
      note(.extraEquals(key: key), at: scanner.offset)
      scanner.offset += 1
      scanner.skipTrivia()
    }
    skipAtSign()
    return parseValue(depth: depth)
  }

  /// `@"…"` is a string of Objective-C.
  private mutating func skipAtSign() {
    guard scanner.next == UInt8(ascii: "@"), scanner.byte(at: scanner.offset + 1) == UInt8(ascii: "\"") else { return }
    note(.strayPunctuation("@"), at: scanner.offset)
    scanner.offset += 1
  }

  private mutating func skipColon(after key: String) {
    note(.wrongSign(":", insteadOf: "=", key: key), at: scanner.offset)
    scanner.offset += 1
  }

  /// Reads a string, a dictionary, an array or data.
  private mutating func parseValue(depth: Int) -> StringsStatement.Value? {
    let start = scanner.offset
    if let token = scanner.scanString() { return .text(text(of: token), token) }
    guard let node = parseContainer(depth: depth) else { return nil }
    return .node(node, start..<scanner.offset)
  }

  /// Reads a value of a property list, of any kind.
  mutating func parseNode(depth: Int) -> PropertyListNode? {
    let start = scanner.offset
    if let token = scanner.scanString() {
      return PropertyListNode(.string(text(of: token)), at: log.position(of: start))
    }
    return parseContainer(depth: depth)
  }

  private mutating func parseContainer(depth: Int) -> PropertyListNode? {
    let position = log.position(of: scanner.offset)
    switch scanner.next {
    case UInt8(ascii: "{"): return PropertyListNode(parseDictionary(depth: depth + 1), at: position)
    case UInt8(ascii: "("): return PropertyListNode(parseArray(depth: depth + 1), at: position)
    case UInt8(ascii: "<"): return parseData().map { PropertyListNode(.data($0), at: position) }
    default: return nil
    }
  }

  private mutating func parseDictionary(depth: Int) -> PropertyListValue {
    var members = PropertyListMembers()
    if isTooDeep(depth) { skipNested() } else { parseBraces(into: &members, depth: depth) }
    return .dictionary(members.list)
  }

  private mutating func isTooDeep(_ depth: Int) -> Bool {
    guard depth > limits.depth else { return false }
    log.report(LimitFault.depth(limit: limits.depth), at: scanner.offset)
    return true
  }
}

// MARK: - Arrays and data

extension StringsParser {
  private mutating func parseArray(depth: Int) -> PropertyListValue {
    var items: [PropertyListNode] = []
    if isTooDeep(depth) {
      skipNested()
      return .array(items)
    }
    let start = scanner.offset
    scanner.offset += 1
    while true {
      scanner.skipTrivia()
      if scanner.skip(UInt8(ascii: ")")) { return .array(items) }
      if scanner.crossedLine, scanner.seemsEntry(at: scanner.offset) {
        note(.unclosedArray, at: start)
        return .array(items)
      }
      guard let item = parseNode(depth: depth) else { break }
      items.append(item)
      scanner.skipTrivia()
      if !scanner.skip(UInt8(ascii: ",")), scanner.next != UInt8(ascii: ")") { break }
    }
    leaveArray(openedAt: start)
    return .array(items)
  }

  /// Gives up an array: at its closing parenthesis, if that comes before the next entry.
  private mutating func leaveArray(openedAt start: Int) {
    let fault: StringsFault = scanner.isAtEnd ? .unclosedArray : .malformedArray
    note(fault, at: scanner.isAtEnd ? start : scanner.offset)
    let rest = scanner.offset..<scanner.statementStart(after: scanner.offset)
    let end = scanner.bytes.firstOffset(of: UInt8(ascii: ")"), in: rest)
    scanner.offset = end < rest.upperBound ? end + 1 : end
  }

  /// Pairs of hexadecimal digits between `<` and `>`.
  private mutating func parseData() -> [UInt8]? {
    let start = scanner.offset
    let contents = scanner.bytes[(start + 1)...].prefix { Self.isDataSpace($0) || hexadecimalValue($0) != nil }
    guard scanner.byte(at: contents.endIndex) == UInt8(ascii: ">") else { return nil }
    scanner.offset = contents.endIndex + 1
    let bytes = Self.bytes(hexadecimal: contents.filter { !Self.isDataSpace($0) })
    if bytes == nil { note(.malformedData, at: start) }
    return bytes ?? []
  }

  private static func isDataSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private static func bytes(hexadecimal digits: [UInt8]) -> [UInt8]? {
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = hexadecimalValue(digits[index]), let low = hexadecimalValue(digits[index + 1]) else {
        return nil
      }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}

/// The value of a hexadecimal digit.
func hexadecimalValue(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

/// Collects the members of a dictionary.
struct PropertyListMembers: StringsHandler {
  private(set) var list: [PropertyListMember] = []

  mutating func receive(_ statement: StringsStatement, log: inout IssueLog) {
    let position = log.position(of: statement.keyToken.start)
    list.append(PropertyListMember(key: statement.key, at: position, node(of: statement, position, &log)))
  }

  private func node(
    of statement: StringsStatement, _ position: SourcePosition, _ log: inout IssueLog
  ) -> PropertyListNode {
    switch statement.value {
    case .sameAsKey: PropertyListNode(.string(statement.key), at: position)
    case .text(let text, let token): PropertyListNode(.string(text), at: log.position(of: token.start))
    case .node(let node, _): node
    }
  }
}
