public import Dragoman

extension String {
  /// The string as a text, as it stands.
  @available(*, deprecated, message: "write LocalizedText.verbatim(string)")
  public func toLocalizedString() -> LocalizedText { .verbatim(self) }
}
