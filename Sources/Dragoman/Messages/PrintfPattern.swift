/// A text with printf placeholders, in Apple's spelling: `%@`, `%d`, `%2$@`, `%%`.
///
/// What is no placeholder that it knows stays in the text as it was written.
package struct PrintfPattern: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case literal(String)
    case placeholder(Placeholder)
  }

  package struct Placeholder: Sendable, Hashable {
    package enum Conversion: Sendable, Hashable {
      /// `%@`: any value, as the language shows it.
      case object
      /// `%d`, `%i`, `%u` with any length modifier: a whole number.
      case integer
    }

    /// Which argument it takes, counted from 0.
    package let argument: Int
    package let conversion: Conversion
    /// As it was written, to be shown when there is no such argument.
    package let source: String
  }

  package let pieces: [Piece]

  /// Takes a text apart. Linear in the length of the text.
  package init(parsing text: String) {
    var parser = PrintfParser(text)
    pieces = parser.parse()
  }

  /// Whether there is a placeholder to fill.
  package var takesArguments: Bool {
    pieces.contains { if case .placeholder = $0 { true } else { false } }
  }
}
