/// Where a string stands, not yet read: the bytes between its quotes.
package struct JSONStringToken: Sendable, Hashable {
  /// The place after the opening quote.
  package let start: Int
  /// The place of the closing quote.
  package let end: Int
  /// Whether the bytes are the text: no escapes, no control characters.
  package let isPlain: Bool

  /// The place of the opening quote.
  package var quote: Int { start - 1 }
}
