/// How much of a text that others wrote a sentence quotes.
enum Excerpt {
  fileprivate static let length = 60
  /// So many bytes hold more characters than are quoted; what is longer can be cut before it is made a string.
  static let byteLimit = (length + 1) * 4
}

extension String {
  /// The text in quotation marks, or its beginning: a sentence stays one, however long a key is.
  package var quoted: String { "“\(excerpt)”" }

  /// The text, or its beginning with an ellipsis.
  ///
  /// Scalars are counted, since one character of Swift can be as long as the file.
  package var excerpt: String {
    guard utf8.count > Excerpt.length else { return self }
    let end = unicodeScalars.index(startIndex, offsetBy: Excerpt.length, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : String(self[..<end]) + "…"
  }
}
