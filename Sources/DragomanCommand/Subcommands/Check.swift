internal import Dragoman
internal import DragomanTools

/// `dragoman check`: what is wrong with the translations of a project.
struct Check: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "check",
    abstract: "Checks the translations of a project, and says what is wrong in which line.",
    discussion: [
      "All tables and String Catalogs in a folder are checked, without build products and what git ignores; of a file "
        + "all that is found in it when its folder is checked. The language of the texts in the code is the one given, "
        + "else the one that .dragoman.json, Package.swift, the Xcode project or a catalog says.",
      "What is found goes to the standard output, as FILE:LINE:COLUMN: error|warning: sentence [rule], a summary to the "
        + "standard error. A comment 'dragoman:disable RULE' of an entry keeps the rule quiet about it, "
        + "'dragoman:disable-file RULE' about the file.",
    ],
    operands: [paths.declaration],
    options: [
      format.declaration, strict.declaration, sourceLanguage.declaration, only.declaration, except.declaration,
      rules.declaration,
    ],
    exitStatuses: [
      (.done, "Nothing is wrong, or warnings only."),
      (.found, "There are errors, or with --strict warnings."),
    ])

  private static let paths = Operand<[String]>.repeatable(
    "PATH", help: "A folder, or a file with translations; the current folder unless one is named.")
  private static let format = Option<ReportFormat?>.optional(
    "format", "FORMAT", help: "text, json for an array of objects, or github for annotations of a pull request.")
  private static let strict = Option<Bool>.flag("strict", help: "End with status 1 for warnings too.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code; it is an error if no file is in it.")
  private static let only = Option<[CommaSeparated]>.repeatable(
    "only", "RULES", help: "Ask these rules and no others, separated by commas.")
  private static let except = Option<[CommaSeparated]>.repeatable(
    "except", "RULES", help: "Ask all rules but these, separated by commas.")
  private static let rules = Option<Bool>.flag("rules", help: "List the rules instead of checking.")

  private let paths: [String]
  private let format: ReportFormat
  private let isStrict: Bool
  private let sourceLanguage: Language?
  private let only: [String]?
  private let except: [String]
  private let listsRules: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    let paths = try values[Self.paths]
    self.paths = paths.isEmpty ? ["."] : paths
    format = try values[Self.format] ?? .text
    isStrict = try values[Self.strict]
    sourceLanguage = try values[Self.sourceLanguage]
    let only = try values[Self.only]
    self.only = only.isEmpty ? nil : only.flatMap(\.elements)
    except = try values[Self.except].flatMap(\.elements)
    listsRules = try values[Self.rules]
    if listsRules, format == .github { throw .conflict(Self.rules.key, "\(Self.format.key) github") }
  }

  func run(on console: Console) throws -> ExitStatus {
    if listsRules {
      for line in format == .json ? [CheckRules.json] : CheckRules.lines { console.print(line) }
      return .done
    }
    let report = try report()
    switch format {
    case .text:
      for line in report.lines { console.print(line) }
      for line in report.summary { console.note(line) }
    case .json: console.print(report.json)
    case .github:
      let commands = report.gitHubCommands(workspace: Platform.environment("GITHUB_WORKSPACE"))
      for command in commands { console.print(command) }
    }
    return report.hasErrors || (isStrict && !report.findings.isEmpty) ? .found : .done
  }

  private func report() throws -> CheckReport {
    let parts = try ProjectPart.all(at: paths, knownRules: CheckRules.names, sourceLanguage: sourceLanguage)
    let chosen = try parts.map { part in
      (part: part, rules: try RuleChoice(settings: part.project.settings, only: only, except: except))
    }
    let progress = ProgressLine("Checking")
    defer { progress.end() }
    return CheckReport(chosen) { progress.update($0, of: $1) }
  }
}

/// How a report is written.
enum ReportFormat: String, ArgumentValue {
  case text, json, github

  static var expectation: String { "text, json or github" }

  init?(argument: String) { self.init(rawValue: argument) }
}

extension InvalidSettings: CommandFailure {}
extension InvalidRules: CommandFailure {}
extension NoSuchSourceLanguage: CommandFailure {}
