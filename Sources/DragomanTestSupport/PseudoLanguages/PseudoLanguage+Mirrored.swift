extension PseudoLanguage {
  /// `ar-XB`: every word written from right to left, and the layout with it, for an eye that reads no Arabic.
  public static let mirrored = PseudoLanguage("ar-XB", literal: mirror)

  /// Each word between an override for the direction and its end.
  @Sendable private static func mirror(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isOfWord = character.isLetter || character.isNumber
      if isOfWord != isInWord { result += isOfWord ? "\u{202E}" : "\u{202C}" }
      isInWord = isOfWord
      result.append(character)
    }
    return isInWord ? result + "\u{202C}" : result
  }
}
