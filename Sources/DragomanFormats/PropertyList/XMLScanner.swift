/// Cuts the text of an XML property list into tags and text.
///
/// It knows just enough XML: no entities but the five of XML itself, nothing declared, nothing fetched.
struct XMLScanner {
  enum Token: Equatable {
    /// `<name …>` or `<name …/>`
    case open(name: String, isEmpty: Bool)
    /// `</name>`
    case close(name: String)
    /// Text as it stands there, references not resolved.
    case text(Range<Int>)
    /// The text of `<![CDATA[…]]>`.
    case characterData(Range<Int>)
    /// `<!-- … -->`
    case comment
    /// `<? … ?>` or `<!DOCTYPE …>`
    case instruction
  }

  let bytes: [UInt8]
  private(set) var offset = 0
  /// Whether the tag read last has something in it that belongs in no tag.
  private(set) var tagIsMalformed = false
  /// From here on, a search for the end of something has failed once and need not be made again.
  private var unclosed: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token and where it begins, or `nil` at the end.
  mutating func next() -> (token: Token, offset: Int)? {
    let start = offset
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "<"), let token = markup() { return (token, start) }
    // A `<` that begins nothing is text.
    offset = bytes.firstOffset(of: UInt8(ascii: "<"), in: start + 1..<max(start + 1, bytes.count))
    return (.text(start..<offset), start)
  }

  private mutating func markup() -> Token? {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "!"): declaration()
    case UInt8(ascii: "?"): skip("<?", to: "?>").map { _ in .instruction }
    default: tag()
    }
  }

  private mutating func declaration() -> Token? {
    if starts(with: "<!--") { return skip("<!--", to: "-->").map { _ in .comment } }
    if starts(with: "<![CDATA[") { return skip("<![CDATA[", to: "]]>").map { .characterData($0) } }
    return skipDocumentType() ? .instruction : nil
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private func starts(with text: StaticString, at start: Int? = nil) -> Bool {
    text.withUTF8Buffer { bytes.count - (start ?? offset) >= $0.count && bytes[(start ?? offset)...].starts(with: $0) }
  }
}

// MARK: - Tags

extension XMLScanner {
  private mutating func tag() -> Token? {
    let isClosing = byte(at: offset + 1) == UInt8(ascii: "/")
    let start = offset + (isClosing ? 2 : 1)
    guard let first = byte(at: start), Self.isName(first) else { return nil }
    // An attribute has no `<` in it: where one comes before the `>`, this was no tag.
    let end = bytes.firstOffset(of: UInt8(ascii: ">"), UInt8(ascii: "<"), in: start..<bytes.count)
    guard byte(at: end) == UInt8(ascii: ">") else { return nil }
    let name = bytes[start..<end].prefix(while: Self.isName)
    let isEmpty = !isClosing && bytes[end - 1] == UInt8(ascii: "/")
    tagIsMalformed = !isTagEnd(bytes[name.endIndex..<(isEmpty ? end - 1 : end)], ofClosing: isClosing)
    offset = end + 1
    let text = String(decoding: name, as: UTF8.self)
    return isClosing ? .close(name: text) : .open(name: text, isEmpty: isEmpty)
  }

  /// White space and, in an opening tag, attributes.
  private func isTagEnd(_ rest: ArraySlice<UInt8>, ofClosing isClosing: Bool) -> Bool {
    guard let first = rest.first else { return true }
    return XMLPropertyListParser.isSpace(first) && (!isClosing || rest.allSatisfy(XMLPropertyListParser.isSpace))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: byte >= 0x80
    }
  }
}

// MARK: - What is skipped

extension XMLScanner {
  /// Steps over something with its own end, and returns what lies between; without moving, `nil` if it has no end.
  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Range<Int>? {
    let start = offset + opening.utf8CodeUnitCount
    guard let end = firstOffset(of: closing, from: start) else { return nil }
    offset = end + closing.utf8CodeUnitCount
    return start..<end
  }

  private mutating func firstOffset(of text: StaticString, from start: Int) -> Int? {
    let name = text.description
    if let known = unclosed[name], known <= start { return nil }
    guard let first = name.utf8.first else { return nil }
    var candidate = start
    while true {
      candidate = bytes.firstOffset(of: first, in: candidate..<max(candidate, bytes.count))
      guard candidate < bytes.count else { break }
      if starts(with: text, at: candidate) { return candidate }
      candidate += 1
    }
    unclosed[name] = start
    return nil
  }

  /// Steps over `<!DOCTYPE … [ … ]>`. What is declared in it is never looked at.
  private mutating func skipDocumentType() -> Bool {
    if let known = unclosed["<!"], known <= offset { return false }
    var end = offset + 2
    var isInside = false
    while let byte = byte(at: end) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        end = bytes.firstOffset(of: byte, in: end + 1..<bytes.count)
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside:
        offset = end + 1
        return true
      default: break
      }
      end += 1
    }
    unclosed["<!"] = offset
    return false
  }
}
