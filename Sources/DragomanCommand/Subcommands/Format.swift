internal import DragomanTools

/// `dragoman format`: a text with its arguments, without a table.
struct Format: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "format",
    abstract: "Prints a text with its arguments, as a message with that text would be formatted.",
    discussion: [
      "Without --language the text is formatted in the first language of the environment, in its region. With it "
        + "the language is taken as it stands, whoever asks: ar writes 5, and ar-EG ٥. "
        + MessageArgumentOptions.discussion + " Without any, the text is printed as it is. What is wrong with the text "
        + "or its arguments goes to the standard error."
    ],
    operands: [format.declaration],
    options: [language.declaration],
    alternatives: MessageArgumentOptions.alternatives,
    exitStatuses: [
      (.done, "The text was printed, and nothing is wrong with it."),
      (.found, "The text was printed, and something is wrong with it or its arguments."),
    ])

  private static let format = Operand<String>.required(
    "FORMAT", help: "The text, with placeholders such as %d, %2$@ or $(NAME).")
  private static let language = Option<String?>.optional(
    "language", "TAG", help: "The language whose numbers and dates are written.")

  private let format: String
  private let language: String?
  private let arguments: TextQuery.Arguments

  init(_ values: ArgumentValues) throws(UsageError) {
    format = try values[Self.format]
    language = try values[Self.language]
    arguments = try MessageArgumentOptions.read(values)
  }

  func run(on console: Console) throws -> ExitStatus {
    let answer = try FormatQuery(language: language).answer(format: format, arguments: arguments)
    console.print(answer.text)
    for issue in answer.issues { console.note(issue) }
    return answer.issues.isEmpty ? .done : .found
  }
}
