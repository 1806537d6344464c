extension PrintfPattern {
  /// A reference to a variable of a `.stringsdict`: `%[n$]#[flags][width][.precision]@name@`.
  ///
  /// A name is letters, digits, `_` and `.`. Digits before the `#` are taken too, without a meaning: `%1#@count@`.
  package struct Variable: Sendable, Hashable {
    package let name: String
    /// The argument that `n$` names, counted from 0.
    package let explicitPosition: Int?
    /// How many placeholders and variables without a position come before it. It counts as one itself where it has no
    /// position.
    package let runningPosition: Int
    /// As it was written.
    package let source: String

    /// The argument that selects.
    package var argument: Argument {
      explicitPosition.map { .position($0) } ?? .running(runningPosition)
    }
  }
}
