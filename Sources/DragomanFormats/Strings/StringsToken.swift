/// A string as it stands in the text of a `.strings` file.
package struct StringsToken: Sendable, Hashable {
  package enum Quotes: Sendable, Hashable {
    case double
    case single
    /// A word of letters, digits and `_ $ / : . -`, which needs no quotes.
    case none
  }

  /// The contents, without the quotes, as offsets into the text.
  package var range: Range<Int>
  package var quotes: Quotes
  /// Whether the contents have to be unescaped.
  package var hasBackslash: Bool

  /// Where the token begins, its quote included.
  package var start: Int { quotes == .none ? range.lowerBound : range.lowerBound - 1 }
}
