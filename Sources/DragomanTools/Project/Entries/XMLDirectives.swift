import DragomanFormats

/// The comments of an XML file that speak to this program; its reader does not keep them, and there is hardly ever one.
struct XMLDirectives {
  private let text: String
  private let positions: SourcePositions
  private let entries: [TranslationEntry]
  private let kind: FileKind

  /// What the comments say of the entries, which are in the order of the file.
  static func all(in bytes: [UInt8], of entries: [TranslationEntry], kind: FileKind) -> [CommentDirective] {
    guard DirectiveMark().isIn(bytes) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return Self(text: text, positions: SourcePositions(in: Array(text.utf8)), entries: entries, kind: kind).directives
  }

  private var directives: [CommentDirective] {
    var found: [CommentDirective] = []
    var rest = text[...]
    var depth = 0
    // How many entries begin before the comment: they are gone through once.
    var before = 0
    while let start = rest.firstRange(of: "<!--") {
      let elements = rest[..<start.lowerBound]
      depth += elements.ranges(of: "<dict>").count - elements.ranges(of: "</dict>").count
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else { break }
      let comment = String(rest[start.upperBound..<end.lowerBound])
      rest = rest[end.upperBound...]
      guard DirectiveMark().isIn(comment.utf8) else { continue }
      let place = positions[text.utf8.distance(from: text.startIndex, to: start.lowerBound)]
      while before < entries.count, entries[before].position.map({ $0 < place }) ?? true { before += 1 }
      let entry = entry(of: place, behind: before, depth: depth)
      found += CommentDirective.all(in: comment, of: entry?.key, at: place)
    }
    return found
  }

  /// The entry that a comment is in or that ends on its line, else the next one.
  private func entry(of place: SourcePosition, behind count: Int, depth: Int) -> TranslationEntry? {
    let last = count > 0 ? entries[count - 1] : nil
    let next = count < entries.count ? entries[count] : nil
    // The dictionaries in the one that is the file are its entries.
    if kind == .stringsDict, depth > 1 { return last }
    let isBehindLast = (last?.valuePosition ?? last?.position)?.line == place.line
    return isBehindLast && next?.position?.line != place.line ? last : next
  }
}
