import DragomanFormats
import Testing

@testable import DragomanCommand

@MainActor @Suite struct ProgramTests {
  @Test func subcommandRuns() {
    let run = InMemoryRun("greet", "Ann", "--tags", "en")
    #expect(run.status == .done)
    #expect(run.output == "Hello, Ann!\n")
    #expect(run.error == "greet: note\n")
  }

  @Test func findingIsStatusOne() {
    #expect(InMemoryRun("greet", "empty", "--tags", "en").status == .found)
  }

  @Test func failureShowsOneLineAndNothingElse() {
    let run = InMemoryRun("greet", "nobody", "--tags", "en")
    #expect(run.status == .failed)
    #expect(run.output.isEmpty)
    #expect(run.error == "tool: error: there is\\nnobody\n")
  }

  @Test func outputThatCannotBeWrittenIsAFailure() {
    let failure = OutputFailure(stream: .standardOutput, error: SystemError(code: 28))
    let run = InMemoryRun("greet", "Ann", "--tags", "en", outputFailure: failure)
    #expect(run.status == .failed)
    #expect(run.error == "tool: error: cannot write to the standard output: No space left on device\n")
  }

  @Test func usageFaultNamesTheSubcommand() {
    let run = InMemoryRun("greet", "--loud")
    #expect(run.status == .failed)
    #expect(run.error == "tool: error: option '--tags TAGS' is required (see 'tool greet --help')\n")
  }

  @Test func valueOfAnotherKindIsAUsageFault() {
    let run = InMemoryRun("greet", "Ann", "--tags", "en", "--count", "x")
    #expect(run.error == "tool: error: '--count' must be a whole number, but is 'x' (see 'tool greet --help')\n")
  }

  @Test func wrongFirstWordIsTold() {
    #expect(InMemoryRun().error == "tool: error: no subcommand given (see 'tool --help')\n")
    #expect(
      InMemoryRun("gret").error
        == "tool: error: there is no subcommand 'gret', did you mean 'greet'? (see 'tool --help')\n")
    #expect(
      InMemoryRun("--versoin").error
        == "tool: error: there is no option '--versoin', did you mean '--version'? (see 'tool --help')\n")
    #expect(InMemoryRun("help", "gret").status == .failed)
    #expect(InMemoryRun("help", "greet", "x").status == .failed)
  }

  @Test func versionIsPrinted() {
    #expect(InMemoryRun("--version").output == "tool 1.2.3\n")
  }
}
