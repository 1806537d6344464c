package import DragomanFormats

/// A text and where it stands.
package struct PlacedText: Sendable, Hashable {
  package let text: String
  package let position: SourcePosition?
  /// The variable of whose variants it is one; nil for a text that is shown as a whole.
  package var variable: String?
  /// The plural category, or the number, for which it is meant; nil outside any plural.
  package var category: String?
}

extension PlacedText {
  /// Whether it stands for itself, so that its first placeholder is that of the first argument.
  var isOutsidePlurals: Bool { variable == nil && category == nil }

  /// Whether it may leave its number out: "no files", "one file", "both files".
  var sparesNumber: Bool { category.map { ["zero", "one", "two"].contains($0) } ?? false }
}
