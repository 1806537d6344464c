/// What a subcommand says of itself; its help is made from this and nothing else.
struct SubcommandDeclaration: Sendable {
  let name: String
  /// One sentence of what it does, as "Prints …".
  let abstract: String
  /// Paragraphs for what the rows of the help leave open.
  var discussion: [String] = []
  var operands: [OperandDeclaration] = []
  /// Its own options, without `--help`, which every subcommand has.
  var options: [OptionDeclaration] = []
  /// Further options, in groups of which a command line has at most one.
  var alternatives: [[OptionDeclaration]] = []
  /// What an exit status means here, beyond "done" and "cannot do the job".
  var exitStatuses: [(status: ExitStatus, meaning: String)] = []

  /// The options with `--help`.
  var allOptions: [OptionDeclaration] { options + alternatives.joined() + [.help] }
}
