/// Reads a `.strings` file in which nothing is out of the ordinary, in one pass over its bytes and without a string for
/// each key and text: the way of nearly all files.
///
/// An entry is `"key" = "text";`, with white space and comments around it and the usual escapes in it. Whatever else
/// there is, an entry that is there twice or a fault, is for ``StringsReader``, which reads these files to the same texts.
package struct OrdinaryStrings {
  private let bytes: [UInt8]
  private var offset = 0
  private var texts: PackedTableBuilder

  /// The texts of a file; nil where anything in it is out of the ordinary.
  package static func read(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) -> PackedTableBuilder? {
    guard PropertyListFormat.detected(in: bytes) == nil else { return nil }
    let text = SourceText(decoding: bytes)
    guard text.flaws.isEmpty else { return nil }
    var reader = OrdinaryStrings(text.utf8)
    guard reader.readEntries(), (1...limits.entries).contains(reader.texts.count) else { return nil }
    return reader.texts
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    texts = PackedTableBuilder(byteCount: bytes.count, keyCount: bytes.count / Self.usualEntrySize)
  }

  private static let usualEntrySize = 64

  /// False where something else was met.
  private mutating func readEntries() -> Bool {
    while true {
      guard skipTrivia() else { return false }
      if offset == bytes.count { return true }
      guard readEntry() else { return false }
    }
  }

  private mutating func readEntry() -> Bool {
    let start = texts.beginRecord()
    guard readString() else { return false }
    let keyEnd = texts.byteCount
    guard skip(UInt8(ascii: "=")), skipTrivia(), readString() else { return false }
    let mayHavePlaceholders = texts.contains(UInt8(ascii: "%"), UInt8(ascii: "$"), from: keyEnd)
    return skip(UInt8(ascii: ";"))
      && texts.endRecord(from: start, keyEnd: keyEnd, mayHavePlaceholders ? .format : .plain)
  }

  /// Steps over a sign and what stands before it.
  private mutating func skip(_ sign: UInt8) -> Bool {
    guard skipTrivia(), offset < bytes.count, bytes[offset] == sign else { return false }
    offset += 1
    return true
  }
}

// MARK: - Strings

extension OrdinaryStrings {
  private mutating func readString() -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return false }
    offset += 1
    while true {
      let end = bytes.firstOffset(of: UInt8(ascii: "\""), UInt8(ascii: "\\"), in: offset..<bytes.count)
      guard end < bytes.count else { return false }
      texts.append(bytes[offset..<end])
      offset = end + 1
      if bytes[end] == UInt8(ascii: "\"") { return true }
      guard readEscape() else { return false }
    }
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() -> Bool {
    guard offset < bytes.count, let meaning = Self.meaning(ofEscaped: bytes[offset]) else { return false }
    texts.append(meaning)
    offset += 1
    return true
  }

  private static func meaning(ofEscaped byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): byte
    default: nil
    }
  }
}

// MARK: - White space and comments

extension OrdinaryStrings {
  /// False at the beginning of what is no comment, or of one that has no end.
  private mutating func skipTrivia() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t")...UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "/"): guard skipComment() else { return false }
      default: return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "*"): return skipBlockComment()
    case UInt8(ascii: "/"): return skipLineComment()
    default: return false
    }
  }

  private mutating func skipBlockComment() -> Bool {
    offset += 2
    while true {
      offset = bytes.firstOffset(of: UInt8(ascii: "*"), in: offset..<bytes.count) + 1
      guard offset < bytes.count else { return false }
      guard bytes[offset] == UInt8(ascii: "/") else { continue }
      offset += 1
      return true
    }
  }

  /// A line may also end with U+2028 or U+2029, which begin with 0xE2 and are not ordinary.
  private mutating func skipLineComment() -> Bool {
    offset = bytes.firstOffset(of: UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xE2, in: offset..<bytes.count)
    return offset == bytes.count || bytes[offset] != 0xE2
  }
}
