/// An option or operand together with the type of what is read from it.
protocol Parameter<Value>: Sendable {
  associatedtype Value
  /// Under which name its arguments are found: `--name` or `NAME`.
  var key: String { get }
  /// Makes the value of the arguments that were given, in their order.
  var read: @Sendable ([String]) throws(UsageError) -> Value { get }
}
