import Testing

@testable import DragomanCommand

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (UsageError.noSubcommand, "no subcommand given"),
    (.unknownSubcommand("macth", suggestion: "match"), "there is no subcommand 'macth', did you mean 'match'?"),
    (.unknownSubcommand("x", suggestion: nil), "there is no subcommand 'x'"),
    (.unknownOption("--tabel", suggestion: "--table"), "there is no option '--tabel', did you mean '--table'?"),
    (.missingValue(usage: "--table NAME"), "a value is missing: --table NAME"),
    (.unwantedValue("yes", of: "--json"), "option '--json' takes no value, but was given 'yes'"),
    (
      .invalidValue("x", of: "--count", expectation: "a whole number"),
      "'--count' must be a whole number, but is 'x'"
    ),
    (.missingOption("--supported TAGS"), "option '--supported TAGS' is required"),
    (.missingOperand("KEY"), "KEY is missing"),
    (.conflict("--arg", "--set"), "options '--arg' and '--set' do not go together"),
    (.unexpectedOperand("b"), "'b' is one argument too many"),
  ])
  func sentence(of error: UsageError, is sentence: String) {
    #expect(error.sentence == sentence)
  }

  @Test func failureSaysWhereHelpIs() {
    #expect(
      UsageFailure(.missingOperand("KEY"), program: "tool", subcommand: "get").sentence
        == "KEY is missing (see 'tool get --help')")
    #expect(UsageFailure(.noSubcommand, program: "tool").sentence == "no subcommand given (see 'tool --help')")
  }
}
