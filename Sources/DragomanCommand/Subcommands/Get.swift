internal import DragomanTools

/// `dragoman get`: a text as a program would get it.
struct Get: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "get",
    abstract: "Prints the text for a key as a program would get it.",
    discussion: [
      "Without --language the languages of the environment are matched with those that there are. Numbers and dates are "
        + "written as the language does in the region of the system, on Linux that of LC_ALL, LC_NUMERIC or LC_TIME, or "
        + "LANG, else in its likeliest one; a region in the language's own tag comes first. "
        + MessageArgumentOptions.discussion + " What is wrong with the text goes to the standard error."
    ],
    operands: [key.declaration],
    options: [bundle.declaration, table.declaration, language.declaration],
    alternatives: MessageArgumentOptions.alternatives,
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

  private let key: String
  private let bundle: String
  private let table: String?
  private let language: String?
  private let arguments: TextQuery.Arguments

  init(_ values: ArgumentValues) throws(UsageError) {
    key = try values[Self.key]
    bundle = try values[Self.bundle]
    table = try values[Self.table]
    language = try values[Self.language]
    arguments = try MessageArgumentOptions.read(values)
  }

  func run(on console: Console) throws -> ExitStatus {
    let query = try TextQuery(folder: bundle, language: language)
    let answer = try query.answer(key: key, table: table, arguments: arguments)
    console.print(answer.text)
    for issue in answer.issues { console.note(issue) }
    return answer.isMissing ? .found : .done
  }
}

extension TextQuery.Failure: CommandFailure {}
