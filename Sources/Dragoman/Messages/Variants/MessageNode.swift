/// A message that chooses, as a tree: what it shows, or among which trees a number or a width decides.
///
/// Several selectors of one message lie in one another. References to variables are resolved: a tree stands alone,
/// and formatting it takes time linear in what it shows.
package indirect enum MessageNode: Sendable, Hashable {
  case pattern(MessagePattern)
  case choice(MessageChoice)
}

/// A text that is shown.
package struct MessagePattern: Sendable, Hashable {
  package let pieces: [MessagePiece]
  /// The argument that the first placeholder without a position takes, counted from 0: the one that a variable stands
  /// for.
  package let firstArgument: Int
  /// What is wrong with the text, whatever its arguments.
  package let faults: [PrintfPattern.Fault]
}

/// A part of a message that is shown.
package enum MessagePiece: Sendable, Hashable {
  case literal(String)
  case placeholder(PrintfPattern.Placeholder)
  /// A text that names arguments, and how it is written where the arguments have no names.
  case named(NamedPattern, source: String)
  /// A variable of the message, which chooses for itself.
  case variable(MessageNode)
}

extension MessagePiece {
  init(literal text: String) {
    self = NamedPattern(parsing: text).map { .named($0, source: text) } ?? .literal(text)
  }
}

/// Variants of a message and what decides among them.
package struct MessageChoice: Sendable, Hashable {
  package let selector: MessageSelector
  /// Never empty; the first with a key is the one that counts. Numbers and widths are in their order, the smallest
  /// first.
  package let variants: [MessageVariant]
}

/// One variant of a message.
package struct MessageVariant: Sendable, Hashable {
  package let key: VariantKey
  package let node: MessageNode
}
