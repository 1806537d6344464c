import DragomanLocaleData

/// A message laid out to be written at one go: the bytes of its literal texts in one block, and steps that say in which
/// order they and the arguments stand.
///
/// It is made of a ``Message`` at its first use, and has no part in what the message means: it holds only messages with
/// nothing wrong in them, and writes only arguments of the kind that is asked for, so that there is never anything to
/// report. For everything else, and wherever an argument is of another kind, there is ``MessageFormatter``.
///
/// Steps hold no references, so that going along them counts none.
final class FlatMessage: Sendable {
  /// A part of the literals, and what comes after it.
  struct Step: Sendable, BitwiseCopyable {
    let start: UInt32
    let count: UInt32
    let next: Next
  }

  enum Next: Sendable, BitwiseCopyable {
    /// The end of a pattern.
    case end
    case argument(Int32, as: Shown)
    /// One of ``choices``, after which the pattern goes on.
    case choice(Int32)
    /// One of ``choices``, with which the pattern ends.
    case lastChoice(Int32)
  }

  /// How an argument is shown.
  enum Shown: Sendable, BitwiseCopyable {
    case object
    case integer
    case text
    /// An integer with zeros before it up to so many digits, the sign being one of them in ASCII if it counts.
    case digits(UInt8, countsSign: Bool)
    /// A binary number with so many digits behind the decimal separator.
    case fraction(UInt8)
  }

  /// Patterns of which the plural category of an integer chooses one.
  struct Choice: Sendable, BitwiseCopyable {
    let argument: Int32
    /// Whether there is a variant for 0 in whatever language.
    let hasZero: Bool
    /// The first step of the pattern for each category.
    let starts: PluralTable<Int32>
  }

  /// The literal texts in UTF-8.
  let literals: FixedMemory<UInt8>
  /// Pattern by pattern, each with an end; empty where the message can only be formatted in the general way.
  let steps: FixedMemory<Step>
  let choices: FixedMemory<Choice>
  /// The first step of the message.
  let start: Int
  /// How many bytes of literals there are at most in what is shown, and how many arguments.
  let literalCount: Int
  let argumentCount: Int
  /// The names that the arguments have, in the order of their positions; empty where they have none.
  let names: [String]

  init(_ builder: FlatMessageBuilder, _ pattern: FlatMessageBuilder.Pattern?, names: [String] = []) {
    literals = FixedMemory(builder.literals)
    steps = FixedMemory(pattern == nil ? [] : builder.steps)
    choices = FixedMemory(builder.choices)
    start = Int(pattern?.start ?? 0)
    literalCount = pattern?.literalCount ?? 0
    argumentCount = pattern?.argumentCount ?? 0
    self.names = names
  }
}

/// Something for each plural category.
struct PluralTable<Value: Sendable & BitwiseCopyable>: Sendable, BitwiseCopyable {
  private let zero: Value
  private let one: Value
  private let two: Value
  private let few: Value
  private let many: Value
  private let other: Value

  init(_ value: (PluralCategory) -> Value) {
    (zero, one, two) = (value(.zero), value(.one), value(.two))
    (few, many, other) = (value(.few), value(.many), value(.other))
  }

  subscript(category: PluralCategory) -> Value {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }
}
