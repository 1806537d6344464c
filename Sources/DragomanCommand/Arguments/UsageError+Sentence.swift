extension UsageError {
  /// What is wrong, for a person.
  var sentence: String {
    switch self {
    case .noSubcommand: "no subcommand given"
    case .unknownSubcommand(let name, let suggestion): "there is no subcommand '\(name)'" + hint(suggestion)
    case .unknownOption(let name, let suggestion): "there is no option '\(name)'" + hint(suggestion)
    case .missingValue(let usage): "a value is missing: \(usage)"
    case .unwantedValue(let value, let option): "option '\(option)' takes no value, but was given '\(value)'"
    case .invalidValue(let value, let parameter, let expectation):
      "'\(parameter)' must be \(expectation), but is '\(value)'"
    case .missingOption(let usage): "option '\(usage)' is required"
    case .missingOperand(let name): "\(name) is missing"
    case .conflict(let first, let second): "options '\(first)' and '\(second)' do not go together"
    case .unexpectedOperand(let operand): "'\(operand)' is one argument too many"
    }
  }

  private func hint(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean '\($0)'?" } ?? ""
  }
}
