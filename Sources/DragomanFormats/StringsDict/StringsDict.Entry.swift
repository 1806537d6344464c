extension StringsDict {
  /// What a key stands for: a text, or rules by which a text is chosen.
  ///
  /// Entries lie in one another: the rule for devices chooses among entries, and a variable's category may be one.
  package struct Entry: Sendable, Hashable {
    package indirect enum Value: Sendable, Hashable {
      case text(String)
      case rules(Rules)
    }

    package var value: Value
    /// `nil` in binary property lists.
    package var position: SourcePosition?

    package init(_ value: Value, at position: SourcePosition? = nil) {
      self.value = value
      self.position = position
    }
  }

  /// A text with its place.
  package struct Text: Sendable, Hashable {
    package var text: String
    package var position: SourcePosition?

    package init(_ text: String, at position: SourcePosition? = nil) {
      self.text = text
      self.position = position
    }
  }
}
