internal import DragomanTools

/// `dragoman get`: a text as a program would get it.
struct Get: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "get",
    abstract: "Prints the text for a key as a program would get it.",
    discussion: [
      "Without --language the languages of the environment are matched with those that there are. An argument that is "
        + "a whole number or a decimal one, such as 3 or 2.50, is passed on as a number, anything else as text. A "
        + "message takes its arguments by position (--arg) or by name (--set), not both. What is wrong with the text "
        + "goes to the standard error."
    ],
    operands: [key.declaration],
    options: [bundle.declaration, table.declaration, language.declaration],
    alternatives: [[argument.declaration], [assignment.declaration]],
    exitStatuses: [
      (.done, "The text was printed."),
      (.found, "No table has the key; the key itself was printed."),
    ])

  private static let key = Operand<String>.required("KEY", help: "The key.")
  private static let bundle = Option<String>.bundle
  private static let table = Option<String?>.optional(
    "table", "NAME", help: "The name of the table, instead of Localizable.")
  private static let language = Option<String?>.optional(
    "language", "TAG", help: "The language; one of those that there are, or one of the same language and script.")
  private static let argument = Option<[String]>.repeatable(
    "arg", "VALUE", help: "The next argument of the message, for %d, %@ and the like.")
  private static let assignment = Option<[Assignment]>.repeatable(
    "set", "NAME=VALUE", help: "The argument of that name, for $(NAME).")

  private let key: String
  private let bundle: String
  private let table: String?
  private let language: String?
  private let arguments: [String]
  private let assignments: [Assignment]

  init(_ values: ArgumentValues) throws(UsageError) {
    key = try values[Self.key]
    bundle = try values[Self.bundle]
    table = try values[Self.table]
    language = try values[Self.language]
    arguments = try values[Self.argument]
    assignments = try values[Self.assignment]
    if !arguments.isEmpty, !assignments.isEmpty { throw .conflict("--arg", "--set") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let query = try TextQuery(folder: bundle, language: language)
    let answer = try query.answer(key: key, table: table, arguments: messageArguments)
    console.print(answer.text)
    for issue in answer.issues { console.note(issue) }
    return answer.isMissing ? .found : .done
  }

  private var messageArguments: TextQuery.Arguments {
    if !arguments.isEmpty { return .positional(arguments.map(ArgumentText.value)) }
    if assignments.isEmpty { return .none }
    let pairs = assignments.map { ($0.name, ArgumentText.value($0.value)) }
    return .named(Dictionary(pairs) { _, last in last })
  }
}

extension TextQuery.Failure: CommandFailure {}
