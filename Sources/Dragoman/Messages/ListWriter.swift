import Foundation

/// Joins items as a language joins a list: "a, b and c".
struct ListWriter {
  let locale: Locale

  func string(_ items: [String]) -> String {
    let style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
    return items.formatted(style.locale(locale))
  }

  /// The same text with the attributes of the items on their characters.
  func attributedString(_ items: [AttributedString]) -> AttributedString {
    let texts = items.map { String($0.characters) }
    let plain = string(texts)
    guard items.contains(where: \.hasAttributes), let mark = Self.mark(absentFrom: texts),
      let joined = joined(items, texts, mark), joined.characters.elementsEqual(plain)
    else { return AttributedString(plain) }
    return joined
  }

  /// Joined with a mark behind each item, so that its place is known whatever stands in it and around it. What decides
  /// how items are joined is their beginning, in Spanish and Hebrew, their direction, and whether there is any text.
  private func joined(_ items: [AttributedString], _ texts: [String], _ mark: Unicode.Scalar) -> AttributedString? {
    let marked = string(texts.map { $0.isEmpty ? $0 : $0 + String(mark) })
    var pieces = marked.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)[...]
    var result = AttributedString()
    for (item, text) in zip(items, texts) where !text.isEmpty {
      guard let piece = pieces.popFirst() else { return nil }
      result += AttributedString(String(piece.dropLast(text.unicodeScalars.count)))
      result += item
    }
    guard let end = pieces.popFirst(), pieces.isEmpty else { return nil }
    return result + AttributedString(String(end))
  }

  /// Characters that are not seen and have no direction.
  private static let marks: [Unicode.Scalar] = ["\u{2060}", "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]

  private static func mark(absentFrom texts: [String]) -> Unicode.Scalar? {
    marks.first { mark in !texts.contains { $0.unicodeScalars.contains(mark) } }
  }
}

extension AttributedString {
  fileprivate var hasAttributes: Bool {
    runs.contains { $0.attributes != AttributeContainer() }
  }
}
