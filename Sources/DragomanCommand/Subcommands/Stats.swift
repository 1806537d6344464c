internal import Dragoman
internal import DragomanTools

/// `dragoman stats`: how far the translations of a project are.
struct Stats: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "stats",
    abstract: "Counts the translations of a project, by bundle, table and language.",
    discussion: [
      "What counts as translated is what 'dragoman languages' counts: a key of the source language with a text in the "
        + "language, be it the same text, that is not empty and not waiting for its translation, out of those keys that "
        + "are to be translated at all. Of a file its table is counted, in the languages of the file. What is wrong in "
        + "the files goes to the standard error."
    ],
    operands: [paths.declaration],
    options: [sourceLanguage.declaration, json.declaration],
    exitStatuses: [
      (.done, "The translations were counted."),
      (.found, "Something in the files was lost; the rest was counted."),
    ])

  private static let paths = Operand<[String]>.repeatable(
    "PATH", help: "A folder, or a file with translations; the current folder unless one is named.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code; it is an error if no file is in it.")
  private static let json = Option<Bool>.flag(
    "json", help: "Print an array of objects with bundle, table, language, keys, translated and toTranslate.")

  private let paths: [String]
  private let sourceLanguage: Language?
  private let isJSON: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    let paths = try values[Self.paths]
    self.paths = paths.isEmpty ? ["."] : paths
    sourceLanguage = try values[Self.sourceLanguage]
    isJSON = try values[Self.json]
  }

  func run(on console: Console) throws -> ExitStatus {
    let report = try report()
    if isJSON { console.print(report.json) } else { for line in report.lines { console.print(line) } }
    for diagnostic in report.diagnostics { console.note(diagnostic.description) }
    return report.lostContent ? .found : .done
  }

  private func report() throws -> StatsReport {
    let parts = try ProjectPart.all(at: paths, knownRules: CheckRules.names, sourceLanguage: sourceLanguage)
    let progress = ProgressLine("Counting")
    defer { progress.end() }
    return StatsReport(parts) { progress.update($0, of: $1) }
  }
}
