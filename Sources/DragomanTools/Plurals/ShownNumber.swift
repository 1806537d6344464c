internal import Dragoman

/// A number as it is shown, such as `-3`, `1.50` or `1c6`.
package struct ShownNumber: Sendable, Equatable {
  let text: String

  /// Takes a text that is a number; nil for any other.
  package init?(_ text: String) {
    guard Language.english.pluralCategory(forShown: text) != nil else { return nil }
    self.text = text
  }
}
