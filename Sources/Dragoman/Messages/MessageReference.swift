/// A key with everything that its message needs.
struct MessageReference: Sendable, Hashable {
  enum Arguments: Sendable, Hashable {
    case none
    case positional([MessageValue])
    case named([String: MessageValue])

    /// Arguments by position; an empty list is none.
    init(_ arguments: [any MessageArgument]) {
      self = arguments.isEmpty ? .none : .positional(arguments.map(\.messageValue))
    }
  }

  var key: String
  var table: String?
  /// What is shown when no table has the key; nil shows the key.
  var value: String?
  var arguments = Arguments.none
}
