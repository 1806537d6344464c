extension PrintfPattern {
  /// The placeholders that nobody can have meant for a percent sign and what follows it: `%@`, those with a position, and
  /// `%d` and the like before no letter. In a text whose arguments have names a percent sign is one as it stands:
  /// `$(n)%ige Lösung`, `%20 indirim`.
  package var unmistakablePlaceholders: [Placeholder] {
    pieces.indices.compactMap { index in
      guard case .placeholder(let placeholder) = pieces[index] else { return nil }
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      return placeholder.isUnmistakable(before: next) ? placeholder : nil
    }
  }
}

extension PrintfPattern.Placeholder {
  fileprivate func isUnmistakable(before next: PrintfPattern.Piece?) -> Bool {
    if case .position = argument { return true }
    if conversion == .object { return true }
    guard isBare else { return false }
    guard case .literal(let text) = next, let character = text.first else { return true }
    return !character.isLetter && !character.isNumber
  }
}
