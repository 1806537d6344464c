import DragomanFormats

/// A comment of an XML file, which its reader does not tie to an entry.
package struct LooseComment: Sendable, Hashable {
  package let line: Int
  package let text: String
}

extension LooseComment {
  /// The comments of an XML file that speak to this program; there is hardly ever one.
  static func all(in bytes: [UInt8]) -> [Self] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.count > 0, text.contains("dragoman:") else { return [] }
    var found: [Self] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--") {
      let inside = rest[start.upperBound...]
      guard let end = inside.firstRange(of: "-->") else { break }
      let line = text[..<start.lowerBound].count { $0.isNewline } + 1
      let comment = inside[..<end.lowerBound].drop(while: \.isWhitespace)
      found.append(Self(line: line, text: String(comment)))
      rest = rest[end.upperBound...]
    }
    return found
  }
}
