import Dragoman

/// The words of a key, or of another text that is to become a name.
struct KeyWords: Sendable {
  private(set) var words: [String] = []

  /// The words of a text, without its placeholders and with what stands between words left out.
  ///
  /// - Parameter joiners: What belongs to a word although it is no letter.
  init(_ text: String, joiners: Set<Unicode.Scalar> = []) {
    let pieces = PrintfPattern(parsing: text).pieces
    for piece in pieces {
      if case .literal(let literal) = piece { add(literal, joiners: joiners) }
    }
    if words.isEmpty { words = pieces.flatMap(\.spelled) }
    if words.isEmpty { words = ["empty"] }
  }

  private mutating func add(_ literal: String, joiners: Set<Unicode.Scalar>) {
    var word = String.UnicodeScalarView()
    for scalar in literal.unicodeScalars {
      if scalar.isInIdentifier || joiners.contains(scalar) {
        // A mark without a letter is none.
        if !word.isEmpty || !scalar.isMark { word.append(scalar) }
      } else if !Self.apostrophes.contains(scalar) {
        end(&word)
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout String.UnicodeScalarView) {
    if word.contains(where: \.isInIdentifier) { words.append(String(word)) }
    word.removeAll()
  }

  /// What stands in a word without parting it: `can't` is one word.
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
}

extension PrintfPattern.Piece {
  /// The words for what has no letters: what Unicode calls each character.
  fileprivate var spelled: [String] {
    switch self {
    case .literal(let text): text.unicodeScalars.flatMap(\.spelled)
    case .placeholder(let placeholder): [placeholder.isNumber ? "number" : "argument"]
    case .variable: []
    }
  }
}

extension PrintfPattern.Placeholder {
  fileprivate var isNumber: Bool {
    switch conversion {
    case .integer, .hexadecimal, .octal, .floatingPoint: true
    case .object, .character, .text: false
    }
  }
}

extension Unicode.Scalar {
  /// White space between other characters says nothing.
  fileprivate var spelled: [String] {
    if properties.isWhitespace { return [] }
    guard let name = properties.name else { return ["u\(String(value, radix: 16, uppercase: true))"] }
    return name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
