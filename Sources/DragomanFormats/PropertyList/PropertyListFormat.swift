/// The three ways in which a property list is written.
package enum PropertyListFormat: Sendable, Hashable {
  case binary
  case xml
  case oldStyle

  /// What the bytes begin with decides, never the name of the file.
  static func detected(in bytes: [UInt8]) -> PropertyListFormat? {
    bytes.starts(with: "bplist".utf8) ? .binary : nil
  }

  /// `<?xml`, `<!DOCTYPE`, `<!--` or the tag of an element; otherwise `<` begins data or stands there by mistake.
  static func detected(in text: SourceText) -> PropertyListFormat {
    let start = text.utf8.drop(while: XMLPropertyListParser.isSpace)
    guard start.first == UInt8(ascii: "<") else { return .oldStyle }
    let openings = ["?xml", "!DOCTYPE", "!--", "plist", "dict", "array", "string", "key"]
    return openings.contains { start.dropFirst().starts(with: $0.utf8) } ? .xml : .oldStyle
  }
}
