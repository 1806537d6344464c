internal import Dragoman
internal import DragomanTools

/// `dragoman stats`: how far the translations of a project are.
struct Stats: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "stats",
    abstract: "Counts the translations of a project, by bundle, table and language.",
    discussion: [
      "What counts as translated is what 'dragoman languages' counts: a key of the source language with a text of its own "
        + "that is not empty and not waiting for its translation, out of those keys that are to be translated at all. "
        + "What is wrong in the files goes to the standard error."
    ],
    operands: [path.declaration],
    options: [sourceLanguage.declaration, json.declaration],
    exitStatuses: [
      (.done, "The translations were counted."),
      (.found, "Something in the files was lost; the rest was counted."),
    ])

  private static let path = Operand<String?>.optional("PATH", help: "The folder; the current one unless it is named.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code.")
  private static let json = Option<Bool>.flag(
    "json", help: "Print an array of objects with bundle, table, language, keys, translated and toTranslate.")

  private let path: String
  private let sourceLanguage: Language?
  private let isJSON: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    path = try values[Self.path] ?? "."
    sourceLanguage = try values[Self.sourceLanguage]
    isJSON = try values[Self.json]
  }

  func run(on console: Console) throws -> ExitStatus {
    let report = StatsReport(
      try Project.translated(at: path, knownRules: CheckRules.names, sourceLanguage: sourceLanguage))
    if isJSON { console.print(report.json) } else { for line in report.lines { console.print(line) } }
    for diagnostic in report.diagnostics { console.note(diagnostic.description) }
    return report.lostContent ? .found : .done
  }
}
