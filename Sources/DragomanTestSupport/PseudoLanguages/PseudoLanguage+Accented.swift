extension PseudoLanguage {
  /// `en-XA`: every letter with an accent, a third longer, in brackets: `[Ĥéļļö~~]`.
  ///
  /// What has no accents is not localized; where a bracket is missing there was no room, or a text was put together
  /// of pieces.
  public static let accented = PseudoLanguage("en-XA", literal: accents) { count in
    ("[", String(repeating: "~", count: (count + 2) / 3) + "]")
  }

  @Sendable private static func accents(_ text: String) -> String {
    String(text.map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = Dictionary(
    zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŦÛṼŴẊÝŽ"),
    uniquingKeysWith: { first, _ in first })
}
