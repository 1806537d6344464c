/// A text with printf placeholders, in Apple's spelling: `%@`, `%d`, `%2$@`, `%-8.2f`, `%%`.
///
/// What is no placeholder stays in the text as it was written.
///
/// Made for plurals and variants as well: with `variables` the references of a `.stringsdict` are pieces of their own,
/// and ``Placeholder/decimal(of:firstArgument:)`` says by which number one selects.
package struct PrintfPattern: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case literal(String)
    case placeholder(Placeholder)
    /// Only where variables were asked for.
    case variable(Variable)
  }

  package let pieces: [Piece]
  /// What is wrong with the text, whatever its arguments; in its order.
  package let faults: [Fault]

  /// Takes a text apart. Linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - variables: Whether `%#@name@` is a variable, as in the formats of a `.stringsdict`, or text.
  package init(parsing text: String, variables: Bool = false) {
    var parser = PrintfParser(text, readsVariables: variables)
    parser.parse()
    pieces = parser.pieces
    faults = parser.faults
  }

  /// The placeholders in their order.
  package var placeholders: some Sequence<Placeholder> {
    pieces.lazy.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

}
