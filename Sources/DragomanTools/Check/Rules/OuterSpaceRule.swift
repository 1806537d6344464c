import Dragoman
import DragomanFormats

/// White space at the beginning or the end of a translation that the source text does not have, or the other way
/// round.
enum OuterSpaceRule: CheckRule {
  static let facts = RuleFacts(
    name: "outer-space", severity: .warning,
    summary: "A translation begins or ends with other white space than its source text")

  static func check(_ entry: CheckedEntry, in file: CheckedFile, _ findings: inout Findings) {
    guard let source = entry.source else { return }
    if let text = entry.plainText, let source = source.plainText, text.hasVisibleEnds, source.hasVisibleEnds { return }
    for end in TextEnd.allCases {
      guard let expected = end.space(ofAll: source.texts(at: end)) else { continue }
      for text in entry.texts(at: end) where !text.text.isEmpty && !end.space(of: text).isLike(expected) {
        findings.add(
          "the text \(end.rawValue) with \(end.space(of: text).rawValue), the source text with \(expected.rawValue)",
          to: entry, in: file, at: text.position)
      }
    }
  }
}

private enum TextEnd: String, CaseIterable {
  case beginning = "begins"
  case end = "ends"

  func space(of text: PlacedText) -> OuterSpace {
    self == .beginning ? OuterSpace(text.text) : OuterSpace(text.text.reversed())
  }

  /// What some texts have in common; nil where they differ, or one of them is empty.
  func space(ofAll texts: [PlacedText]) -> OuterSpace? {
    guard let first = texts.first.map(space), !texts.contains(where: \.text.isEmpty) else { return nil }
    return texts.allSatisfy { space(of: $0).isLike(first) } ? first : nil
  }

  /// The variable that stands at the end of a text.
  func variable(in text: PlacedText) -> String? {
    guard text.text.canReferToVariables else { return nil }
    let pieces = PrintfPattern(parsing: text.text, variables: true).pieces
    guard case .variable(let variable)? = self == .beginning ? pieces.first : pieces.last else { return nil }
    return variable.name
  }
}

extension CheckedEntry {
  /// The texts that come to stand at an end of what is shown: where a variable stands there, those of the variable.
  fileprivate func texts(at end: TextEnd) -> [PlacedText] {
    var texts: [PlacedText] = []
    var owners: [String?] = [nil]
    var place = 0
    while place < owners.count {
      for text in shownTexts where text.variable == owners[place] {
        let variable = end.variable(in: text)
        if variable == nil { texts.append(text) } else if !owners.contains(variable) { owners.append(variable) }
      }
      place += 1
    }
    return texts
  }
}

/// What kind of white space stands at an end; how much of it is the translator's business.
private enum OuterSpace: String {
  case none = "no white space"
  case space = "a space"
  case tab = "a tab"
  case mixed = "white space"
  case line = "a line break"

  init(_ characters: some Sequence<Character>) {
    let space = characters.prefix(while: \.isWhitespace)
    if space.isEmpty {
      self = .none
    } else if space.contains(where: \.isNewline) {
      self = .line
    } else if !space.contains("\t") {
      self = .space
    } else {
      self = space.allSatisfy { $0 == "\t" } ? .tab : .mixed
    }
  }

  /// Whether the two look alike on the screen: spaces and tabs do.
  func isLike(_ other: Self) -> Bool {
    self == other || (isWithinLine && other.isWithinLine)
  }

  private var isWithinLine: Bool { [.space, .tab, .mixed].contains(self) }
}

extension String {
  /// Whether both ends are characters of ASCII that can be seen, as nearly always, which is quickly found out.
  fileprivate var hasVisibleEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return (0x21..<0x7F).contains(first) && (0x21..<0x7F).contains(last)
  }
}
