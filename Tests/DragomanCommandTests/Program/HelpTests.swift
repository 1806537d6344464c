import Testing

@testable import DragomanCommand

@MainActor @Suite struct HelpTests {
  @Test func helpOfASubcommandIsMadeFromItsDeclaration() {
    #expect(
      InMemoryRun("greet", "--help").output == """
        Usage: tool greet --tags TAGS [--arg VALUE]... [--set NAME=VALUE]...
                          [--count N] [--loud] NAME [OTHER]...

        Greets somebody in a way that takes a sentence of more than one line to
        describe in the help of it.

        A paragraph.

        Arguments:
          NAME   Who is greeted.
          OTHER  Who is greeted too.

        Options:
              --arg VALUE       A value for the next placeholder. May be given many
                                times.
              --set NAME=VALUE  A value by its name. May be given many times.
          -c, --count N         How often.
              --tags TAGS       The languages.
          -l, --loud            In capitals.
          -h, --help            Show this help and exit.

        Exit status:
          0  The job is done.
          1  Nobody is there.
          2  The job cannot be done; one line on the standard error says why.

        """)
  }

  @Test func helpOfTheProgramListsItsSubcommands() {
    let help = InMemoryRun("--help").output
    #expect(help.hasPrefix("Usage: tool SUBCOMMAND [OPTION]... [ARGUMENT]...\n\nDoes things.\n"))
    #expect(help.contains("\n  greet  Greets somebody in a way that takes a sentence of more than one line\n"))
  }

  @Test func everyWayToHelpIsTheSame() {
    #expect(InMemoryRun("help").output == InMemoryRun("--help").output)
    #expect(InMemoryRun("-h").output == InMemoryRun("--help").output)
    #expect(InMemoryRun("help", "--help").output == InMemoryRun("--help").output)
    #expect(InMemoryRun("help", "help").output == InMemoryRun("--help").output)
    #expect(InMemoryRun("help", "greet").output == InMemoryRun("greet", "--help").output)
    #expect(InMemoryRun("greet", "-h").output == InMemoryRun("greet", "--help").output)
  }

  @Test(arguments: Program.dragoman.subcommands.indices)
  func helpOfEverySubcommandFitsTheTerminal(index: Int) throws {
    let type = try #require(Program.dragoman.subcommands[index...].first)
    let help = type.declaration.help(program: "dragoman")
    #expect(help.split(separator: "\n").allSatisfy { $0.count < 80 }, "\(help)")
    #expect(type.declaration.abstract.hasSuffix("."))
  }
}
