/// What makes other texts of the texts of a table, and leaves their placeholders and variants as they are: the rules
/// of a pseudo-language.
package struct TextMapping: Sendable {
  /// What becomes of text that is shown as it stands.
  package let literal: @Sendable (String) -> String
  /// What stands before and after a whole text, by the number of its characters without placeholders.
  package let around: @Sendable (_ count: Int) -> (before: String, after: String)

  package init(
    literal: @escaping @Sendable (String) -> String,
    around: @escaping @Sendable (_ count: Int) -> (before: String, after: String)
  ) {
    self.literal = literal
    self.around = around
  }

  /// What becomes of a text as it stands in a file.
  package func callAsFunction(_ text: String) -> String {
    let segments = TextSegment.all(of: text)
    let count = segments.reduce(0) { $0 + ($1.isFixed ? 0 : $1.text.count) }
    guard count > 0 else { return text }
    let (before, after) = around(count)
    return before + mapped(segments) + after
  }

  /// The same without anything around it.
  func inside(_ text: String) -> String { mapped(TextSegment.all(of: text)) }

  private func mapped(_ segments: [TextSegment]) -> String {
    segments.map { $0.isFixed ? $0.text : literal($0.text) }.joined()
  }
}
