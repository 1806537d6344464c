/// The arguments that were given, in their order, by option and operand.
struct ArgumentValues: Sendable, Equatable {
  private var given: [String: [String]] = [:]

  init() {}

  mutating func append(_ argument: String, for key: String) {
    given[key, default: []].append(argument)
  }

  func contains(_ key: String) -> Bool {
    given[key] != nil
  }

  /// The value of an option or operand.
  subscript<Value>(parameter: some Parameter<Value>) -> Value {
    get throws(UsageError) { try parameter.read(given[parameter.key] ?? []) }
  }
}
