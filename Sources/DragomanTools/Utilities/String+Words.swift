import Dragoman

extension String {
  /// Whether there is something to translate: a letter that is no part of a placeholder, nor of a
  /// reference to a variable.
  var hasWords: Bool {
    PrintfPattern(parsing: self, variables: canReferToVariables).pieces.contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }
}
