import Dragoman

extension String {
  /// Whether there is something to translate: a letter that is no part of a placeholder.
  var hasWords: Bool {
    PrintfPattern(parsing: self).pieces.contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
