import Foundation

extension PrintfField {
  /// A text cut to the precision and padded to the width, both counted in characters as a person sees them. What is
  /// kept keeps its attributes; the spaces have none.
  func fitted(_ text: AttributedString) -> AttributedString {
    var text = text
    if let precision, let end = text.index(afterCharacters: precision) { text.removeSubrange(end..<text.endIndex) }
    let spaces = AttributedString(spaces(beside: text.characters.count))
    return flags.contains(.left) ? text + spaces : spaces + text
  }

  /// The same without attributes.
  func fitted(_ text: String) -> String {
    padded(precision.map { String(text.prefix($0)) } ?? text) { $0.count }
  }
}

extension AttributedString {
  /// Nil where there are not so many characters.
  fileprivate func index(afterCharacters count: Int) -> Index? {
    characters.index(startIndex, offsetBy: count, limitedBy: endIndex)
  }
}
