/// A type that is read from one argument.
protocol ArgumentValue: Sendable {
  /// What an argument should be, as a person is told: "a whole number".
  static var expectation: String { get }

  init?(argument: String)
}

extension ArgumentValue {
  /// Reads an argument of the option or operand of that name.
  init(_ argument: String, of parameter: String) throws(UsageError) {
    guard let value = Self(argument: argument) else {
      throw .invalidValue(argument, of: parameter, expectation: Self.expectation)
    }
    self = value
  }
}

extension String: ArgumentValue {
  static var expectation: String { "a text" }

  init?(argument: String) {
    self = argument
  }
}

extension Int: ArgumentValue {
  static var expectation: String { "a whole number" }

  init?(argument: String) {
    self.init(argument)
  }
}
