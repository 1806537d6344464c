import DragomanFormats

/// White space at the beginning or the end of a translation that the source text does not have, or the other way
/// round.
enum OuterSpaceRule: CheckRule {
  static let facts = RuleFacts(
    name: "outer-space", severity: .warning,
    summary: "A translation begins or ends with other white space than its source text")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source?.plainText, let text = entry.plainText, !text.isEmpty, !source.isEmpty
    else { return }
    guard !(source.hasVisibleEnds && text.hasVisibleEnds) else { return }
    if source.leadingSpace != text.leadingSpace {
      findings.add(sentence("begins", source.leadingSpace, text.leadingSpace), to: entry, in: file)
    }
    if source.trailingSpace != text.trailingSpace {
      findings.add(sentence("ends", source.trailingSpace, text.trailingSpace), to: entry, in: file)
    }
  }

  private static func sentence(_ verb: String, _ source: OuterSpace, _ text: OuterSpace) -> String {
    "the text \(verb) with \(text.rawValue), the source text with \(source.rawValue)"
  }
}

/// What kind of white space stands at an end; how much of it is the translator's business.
private enum OuterSpace: String {
  case none = "no white space"
  case space = "a space"
  case line = "a line break"

  init(_ characters: some Sequence<Character>) {
    let space = characters.prefix(while: \.isWhitespace)
    self = space.isEmpty ? .none : space.contains(where: \.isNewline) ? .line : .space
  }
}

extension String {
  /// Whether both ends are characters of ASCII that can be seen, as nearly always, which is quickly found out.
  fileprivate var hasVisibleEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return (0x21..<0x7F).contains(first) && (0x21..<0x7F).contains(last)
  }

  fileprivate var leadingSpace: OuterSpace { OuterSpace(self) }
  fileprivate var trailingSpace: OuterSpace { OuterSpace(reversed()) }
}
