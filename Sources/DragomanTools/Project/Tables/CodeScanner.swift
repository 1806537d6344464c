import DragomanFormats

/// Tells what in a source file is code from what is in comments and strings, from the beginning on.
struct CodeScanner {
  /// Which comments there are.
  enum Comments {
    /// `// …`, and `/* … */`, which lie in one another.
    case swift
    /// `/* … */` alone: two slashes may stand in a path.
    case propertyList
  }

  private let bytes: [UInt8]
  private let comments: Comments
  private var offset = 0

  init(_ bytes: [UInt8], comments: Comments) {
    self.bytes = bytes
    self.comments = comments
  }

  /// Whether the byte at an offset is neither in a comment nor in a string; offsets must be asked for in their order.
  mutating func isCode(at wanted: Int) -> Bool {
    while offset < wanted { step() }
    return offset == wanted
  }

  /// Goes to the next byte of code.
  private mutating func step() {
    switch (byte(0), byte(1)) {
    case (UInt8(ascii: "\""), _): skipString()
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
    case (UInt8(ascii: "/"), UInt8(ascii: "/")) where comments == .swift:
      offset = bytes.firstOffset(of: UInt8(ascii: "\n"), UInt8(ascii: "\r"), in: offset..<bytes.count)
    default: offset += 1
    }
  }

  private mutating func skipString() {
    offset += 1
    while let byte = byte(0), byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset += 1
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      switch (byte(0), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where depth == 0 || comments == .swift:
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      default: offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }
}
