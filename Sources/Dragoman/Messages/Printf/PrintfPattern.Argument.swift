extension PrintfPattern {
  /// Which argument a placeholder takes.
  package enum Argument: Sendable, Hashable {
    /// The one at a position of the whole list, counted from 0: `%2$@` is 1.
    case position(Int)
    /// The first, second, … of those that are not named by position, counted from 0.
    ///
    /// Only placeholders without a position count, so that `%2$@` beside `%@` leaves `%@` the first argument.
    case running(Int)

    /// The place in the list of arguments, where the first placeholder without a position takes the argument at
    /// `firstArgument` and later ones go on from there.
    package func index(from firstArgument: Int) -> Int {
      switch self {
      case .position(let position): position
      case .running(let count): firstArgument + count
      }
    }
  }
}
