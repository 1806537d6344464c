/// The width or the precision of a placeholder.
enum PrintfMeasure: Sendable, Hashable {
  case fixed(Int)
  /// A precision without a number: `%.f`.
  case empty
  /// `*` or `*2$`: a number among the arguments.
  case argument(PrintfPattern.Argument)

  /// The greatest width or precision. A greater one is ignored, and is an issue: a translation cannot fill the memory.
  static let limit = 512
}
