internal import DragomanTools

/// The options that give a message its arguments, the same for every subcommand that formats one.
enum MessageArgumentOptions {
  private static let argument = Option<[String]>.repeatable(
    "arg", "VALUE", help: "The next argument of the message, for %d, %@ and the like.")
  private static let text = Option<[String]>.repeatable(
    "arg-text", "VALUE", help: "The next argument of the message, a text even if it looks like a number.")
  private static let assignment = Option<[Assignment]>.repeatable(
    "set", "NAME=VALUE", help: "The argument of that name, for $(NAME).")

  /// By position, or by name.
  static let alternatives = [[argument.declaration, text.declaration], [assignment.declaration]]

  /// What the help says of them.
  static let discussion =
    "A VALUE that is a whole number or a decimal one, such as 3 or 2.50, is passed on as a number, with as many fraction "
    + "digits as it has, anything else as text. A message takes its arguments by position or by name, not both."

  static func read(_ values: ArgumentValues) throws(UsageError) -> TextQuery.Arguments {
    // In the order in which they stand, whichever of the two options each has.
    let positional = values.given(for: [argument.key, text.key])
    let assignments = try values[assignment]
    if let first = positional.first, !assignments.isEmpty { throw .conflict(first.key, assignment.key) }
    if !positional.isEmpty {
      return .positional(positional.map { $0.key == text.key ? $0.argument : ArgumentText.value($0.argument) })
    }
    if assignments.isEmpty { return .none }
    return .named(Dictionary(assignments.map { ($0.name, ArgumentText.value($0.value)) }) { _, last in last })
  }
}
