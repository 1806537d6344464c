/// A part of a text as it is written: one that is shown as it stands, or one that means something.
struct TextSegment {
  let text: String
  /// Whether it is a placeholder, a variable, an argument with a name, or an escape.
  let isFixed: Bool

  /// The parts of a text, which together are the text again.
  static func all(of text: String) -> [Self] {
    let sources = PrintfPattern(parsing: text, variables: true).pieces.compactMap(\.source)
    var segments: [Self] = []
    var rest = text[...]
    for source in sources {
      guard let range = rest.firstRange(of: source) else { continue }
      segments += literals(in: rest[..<range.lowerBound]) + [Self(text: source, isFixed: true)]
      rest = rest[range.upperBound...]
    }
    return segments + literals(in: rest)
  }

  /// The parts of a text without placeholders of printf: `$(name)`, `\$(` and `%%` mean something there.
  private static func literals(in text: Substring) -> [Self] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "%") }) else {
      return text.isEmpty ? [] : [Self(text: String(text), isFixed: false)]
    }
    var segments: [Self] = []
    var rest = text
    while let match = rest.firstMatch(of: /\\\$\(|\$\([^$()\s][^$()]*\)|%%|%arg/) {
      segments += [Self(text: String(rest[..<match.range.lowerBound]), isFixed: false)]
      segments += [Self(text: String(match.output), isFixed: true)]
      rest = rest[match.range.upperBound...]
    }
    return (segments + [Self(text: String(rest), isFixed: false)]).filter { !$0.text.isEmpty }
  }
}

extension PrintfPattern.Piece {
  /// As it is written; nil for text that is shown as it stands.
  fileprivate var source: String? {
    switch self {
    case .literal: nil
    case .placeholder(let placeholder): placeholder.source
    case .variable(let variable): variable.source
    }
  }
}
