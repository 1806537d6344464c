/// The arguments that were given, in their order, by option and operand.
struct ArgumentValues: Sendable, Equatable {
  /// One argument of the option or operand with a key.
  struct Given: Sendable, Equatable {
    let key: String
    let argument: String
  }

  private var given: [Given] = []

  init() {}

  mutating func append(_ argument: String, for key: String) {
    given.append(Given(key: key, argument: argument))
  }

  func contains(_ key: String) -> Bool {
    given.contains { $0.key == key }
  }

  /// The arguments of several options in the order in which they stood.
  func given(for keys: [String]) -> [Given] {
    given.filter { keys.contains($0.key) }
  }

  /// The value of an option or operand.
  subscript<Value>(parameter: some Parameter<Value>) -> Value {
    get throws(UsageError) { try parameter.read(given(for: [parameter.key]).map(\.argument)) }
  }
}
