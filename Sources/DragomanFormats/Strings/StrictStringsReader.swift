/// Walks through an old-style property list as Foundation does, keeping nothing.
///
/// What cannot be the key of a table without braces ends the table; any other fault refuses the file.
struct StrictStringsReader {
  struct Refusal: Error {}

  private(set) var offset = 0
  /// Where a comment begins that has swallowed the rest.
  private var unclosedComment: Int?
  private let bytes: [UInt8]
  private static let depthLimit = FormatLimits().depth

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where it went no further, before the end of the file.
  var end: Int? { unclosedComment ?? (isAtEnd ? nil : offset) }

  private var isAtEnd: Bool { offset >= bytes.count }

  /// Reads a file that is a table, with braces or without.
  mutating func table() throws(Refusal) {
    skipSpace()
    guard let first = next else { return }
    if first == UInt8(ascii: "{") {
      try value(depth: 0)
      skipSpace()
      return try isAtEnd ? () : refuse()
    }
    guard skipString() else { return try refuse() }
    offset = 0
    try entries(depth: 0)
    skipSpace()
  }

  /// Reads entries up to what is no key.
  private mutating func entries(depth: Int) throws(Refusal) {
    while skipString() {
      skipSpace()
      if next == UInt8(ascii: "=") {
        offset += 1
        try value(depth: depth)
        skipSpace()
      }
      try expect(UInt8(ascii: ";"))
    }
  }

  private mutating func value(depth: Int) throws(Refusal) {
    guard depth <= Self.depthLimit else { return try refuse() }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      offset += 1
      try entries(depth: depth + 1)
      skipSpace()
      try expect(UInt8(ascii: "}"))
    case UInt8(ascii: "("): try array(depth: depth + 1)
    case UInt8(ascii: "<"): try data()
    default: if !skipString() { try refuse() }
    }
  }

  private mutating func array(depth: Int) throws(Refusal) {
    offset += 1
    skipSpace()
    while next != UInt8(ascii: ")") {
      try value(depth: depth)
      skipSpace()
      if next == UInt8(ascii: ",") { offset += 1 } else if next != UInt8(ascii: ")") { try refuse() }
      skipSpace()
    }
    offset += 1
  }

  private mutating func data() throws(Refusal) {
    offset += 1
    var digits = 0
    while let byte = next, byte != UInt8(ascii: ">") {
      if hexadecimalValue(byte) != nil { digits += 1 } else if !Self.isBlank(byte) { try refuse() }
      offset += 1
    }
    guard digits.isMultiple(of: 2) else { return try refuse() }
    try expect(UInt8(ascii: ">"))
  }

  private mutating func expect(_ byte: UInt8) throws(Refusal) {
    guard next == byte else { return try refuse() }
    offset += 1
  }

  private func refuse() throws(Refusal) { throw Refusal() }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

// MARK: - Words, strings and what stands between them

extension StrictStringsReader {
  /// Passes over a string, in quotes or not; false where none begins, or one that does not end.
  private mutating func skipString() -> Bool {
    skipSpace()
    guard let first = next else { return false }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return skipWord() }
    let start = offset
    offset += 1
    while let byte = next, byte != first { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset = isAtEnd ? start : offset + 1
    return offset > start
  }

  private mutating func skipWord() -> Bool {
    let start = offset
    while let byte = next, StringsScanner.isWord(byte) { offset += 1 }
    return offset > start
  }

  private mutating func skipSpace() {
    while let byte = next {
      if Self.isBlank(byte) {
        offset += 1
      } else if isSeparator {
        offset += 3
      } else if !skipComment() {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      offset = bytes.firstOffset(of: UInt8(ascii: "\n"), UInt8(ascii: "\r"), in: offset..<bytes.count)
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while !isAtEnd {
      let star = bytes.firstOffset(of: UInt8(ascii: "*"), in: offset..<bytes.count)
      offset = min(star + 1, bytes.count)
      if next == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
    unclosedComment = start
  }

  /// U+2028 or U+2029.
  private var isSeparator: Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
