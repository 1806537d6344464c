/// The arguments of a call by position.
enum PositionalArguments: Sendable {
  /// All of them.
  case list([MessageValue])
  /// Those of the arguments by name that have positions, counted from 0.
  case placed([Int: MessageValue])

  /// Nil where there is none.
  subscript(position: Int) -> MessageValue? {
    switch self {
    case .list(let values): values.indices.contains(position) ? values[position] : nil
    case .placed(let values): values[position]
    }
  }
}
