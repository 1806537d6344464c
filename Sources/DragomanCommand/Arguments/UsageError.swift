/// What is wrong with a command line.
enum UsageError: Error, Sendable, Equatable {
  case noSubcommand
  case unknownSubcommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  /// An option stands at the end, without its value. The usage is that of the option: `--table NAME`.
  case missingValue(usage: String)
  /// A flag was given a value.
  case unwantedValue(String, of: String)
  case invalidValue(String, of: String, expectation: String)
  /// A required option is missing. The usage is that of the option: `--supported TAGS`.
  case missingOption(_ usage: String)
  case missingOperand(_ name: String)
  case unexpectedOperand(String)
  /// Two options that do not go together.
  case conflict(String, String)
}
