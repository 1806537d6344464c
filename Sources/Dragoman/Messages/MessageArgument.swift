/// A value that can be an argument of a message.
///
/// Numbers, texts, dates and their collections conform. A type of your own does so with an empty extension when it
/// is `CustomStringConvertible`; in a module whose default isolation is the main actor, write `nonisolated extension`.
public protocol MessageArgument: Sendable {
  /// What the message gets to format.
  var messageValue: MessageValue { get }
}

extension MessageArgument where Self: CustomStringConvertible {
  /// The description, as text.
  public var messageValue: MessageValue { .text(description) }
}
