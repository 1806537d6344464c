import DragomanFormats

/// The comments of an XML file that speak to this program; its reader does not keep them, and there is hardly ever one.
struct XMLDirectives {
  private let text: String
  private let entries: [TranslationEntry]

  /// What the comments say of the entries, which are in the order of the file.
  static func all(in bytes: [UInt8], of entries: [TranslationEntry]) -> [CommentDirective] {
    guard DirectiveMark().isIn(bytes) else { return [] }
    return Self(text: String(decoding: bytes, as: UTF8.self), entries: entries).directives
  }

  private var directives: [CommentDirective] {
    var found: [CommentDirective] = []
    var rest = text[...]
    var depth = 0
    while let start = rest.firstRange(of: "<!--") {
      let before = rest[..<start.lowerBound]
      depth += before.ranges(of: "<dict>").count - before.ranges(of: "</dict>").count
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else { break }
      let position = position(of: start.lowerBound)
      // Within the dictionary that is the file an entry may be one as well.
      let key = (depth > 1 ? entry(around: position) : entry(beside: position))?.key
      found += CommentDirective.all(in: String(rest[start.upperBound..<end.lowerBound]), of: key, at: position)
      rest = rest[end.upperBound...]
    }
    return found
  }

  private func position(of index: String.Index) -> SourcePosition {
    let before = text[..<index]
    let line = before.lastIndex(where: \.isNewline).map { before[before.index(after: $0)...] } ?? before
    return SourcePosition(line: before.count { $0.isNewline } + 1, column: line.unicodeScalars.count + 1)
  }

  /// The entry that begins last before a place.
  private func entry(around place: SourcePosition) -> TranslationEntry? {
    entries.last { $0.position.map { $0 < place } ?? false }
  }

  /// The next entry; where none stands on its line, the one that ends there.
  private func entry(beside place: SourcePosition) -> TranslationEntry? {
    let next = entries.first { $0.position.map { place < $0 } ?? false }
    guard next?.position?.line != place.line, let last = entry(around: place),
      (last.valuePosition ?? last.position)?.line == place.line
    else { return next }
    return last
  }
}
