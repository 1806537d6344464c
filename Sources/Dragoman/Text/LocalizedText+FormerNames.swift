extension LocalizedText {
  /// The text itself, so that `.item_title()` of code that ACLocalized's generator was used for means `.item_title`.
  public func callAsFunction() -> LocalizedText { self }
}
