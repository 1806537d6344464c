extension Program {
  /// The help of the whole program.
  func help() -> String {
    var help = HelpText()
    help.usage(["\(name)", "SUBCOMMAND", "[OPTION]...", "[ARGUMENT]..."])
    help.paragraph(abstract)
    help.section("Subcommands", rows: subcommandRows)
    help.section(
      "Options",
      rows: [("-h, --help", OptionDeclaration.help.help), ("    --version", "Show the version and exit.")])
    help.section(
      "Exit status",
      rows: [
        ("0", "The job is done."),
        ("1", "The job is done and something was found."),
        ("2", "The job cannot be done; one line on the standard error says why."),
      ])
    help.paragraph("'\(name) help SUBCOMMAND' shows the options of a subcommand.")
    return help.text
  }

  /// The help that `help` prints: of the subcommand that is named, else of the program.
  func help(on arguments: ArraySlice<String>) throws(UsageFailure) -> String {
    guard let name = arguments.first, !["-h", "--help", "help"].contains(name) else { return help() }
    if let extra = arguments.dropFirst().first {
      throw UsageFailure(.unexpectedOperand(extra), program: self.name)
    }
    return try subcommand(named: name).declaration.help(program: self.name)
  }

  private var subcommandRows: [(term: String, meaning: String)] {
    let rows = subcommands.map { (term: $0.declaration.name, meaning: $0.declaration.abstract) }
    return rows + [("help", "Shows the help of a subcommand.")]
  }
}
