internal import Dragoman
internal import DragomanTools

/// `dragoman check`: what is wrong with the translations of a project.
struct Check: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "check",
    abstract: "Checks the translations of a project, and says what is wrong in which line.",
    discussion: [
      "The project is a folder, or one file; all tables and String Catalogs in it are checked, without build products and what git "
        + "ignores. The language of the texts in the code is the one given, else the one that .dragoman.json, "
        + "Package.swift, the Xcode project or a catalog says.",
      "What is found goes to the standard output, as FILE:LINE:COLUMN: error|warning: sentence [rule], a summary to the "
        + "standard error. A comment 'dragoman:disable RULE' above an entry keeps the rule quiet about it, "
        + "'dragoman:disable-file RULE' about the file.",
    ],
    operands: [path.declaration],
    options: [
      format.declaration, sourceLanguage.declaration, only.declaration, except.declaration, rules.declaration,
    ],
    exitStatuses: [
      (.done, "Nothing is wrong, or warnings only."),
      (.found, "There are errors."),
    ])

  private static let path = Operand<String?>.optional("PATH", help: "The folder; the current one unless it is named.")
  private static let format = Option<ReportFormat?>.optional(
    "format", "FORMAT", help: "text, json for an array of objects, or github for annotations of a pull request.")
  private static let sourceLanguage = Option<Language?>.optional(
    "source-language", "TAG", help: "The language of the texts in the code.")
  private static let only = Option<CommaSeparated?>.optional(
    "only", "RULES", help: "Ask these rules and no others, separated by commas.")
  private static let except = Option<CommaSeparated?>.optional(
    "except", "RULES", help: "Ask all rules but these, separated by commas.")
  private static let rules = Option<Bool>.flag("rules", help: "List the rules instead of checking.")

  private let path: String
  private let format: ReportFormat
  private let sourceLanguage: Language?
  private let only: [String]?
  private let except: [String]
  private let listsRules: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    path = try values[Self.path] ?? "."
    format = try values[Self.format] ?? .text
    sourceLanguage = try values[Self.sourceLanguage]
    only = try values[Self.only]?.elements
    except = try values[Self.except]?.elements ?? []
    listsRules = try values[Self.rules]
  }

  func run(on console: Console) throws -> ExitStatus {
    if listsRules {
      for line in CheckRules.lines { console.print(line) }
      return .done
    }
    let report = try report()
    switch format {
    case .text:
      for line in report.lines { console.print(line) }
      for line in report.summary { console.note(line) }
    case .json: console.print(report.json)
    case .github: for line in report.gitHubCommands { console.print(line) }
    }
    return report.hasErrors ? .found : .done
  }

  private func report() throws -> CheckReport {
    let project = try Project.translated(at: path, knownRules: CheckRules.names, sourceLanguage: sourceLanguage)
    let rules = try RuleChoice(settings: project.settings, only: only, except: except)
    let progress = ProgressLine("Checking")
    defer { progress.end() }
    return CheckReport(project, rules: rules) { progress.update($0, of: $1) }
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
