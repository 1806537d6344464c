internal import Dragoman
internal import DragomanTools

/// `dragoman demo`: the screen of a small shop that changes its language.
struct Demo: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "demo",
    abstract: "Shows a small shop whose screen changes its language while it runs.",
    discussion: [
      "In a terminal, the keys e, u and a switch to English, Ukrainian and Arabic, s goes back to the languages of the "
        + "system, + and - change how many lamps are in the cart, q ends it. Each line is bound to its text once; "
        + "nothing sets it again when the language changes.",
      "With --script the screen is printed as plain text after each step, the same on every machine. A step is en, uk, "
        + "ar, system, + or -.",
    ],
    options: [script.declaration, system.declaration])

  private static let script = Option<CommaSeparated?>.optional(
    "script", "STEPS", help: "Steps to do without a terminal, separated by commas.")
  private static let system = Option<CommaSeparated?>.optional(
    "system", "TAGS",
    help: "The languages that the system prefers, instead of those of the environment (with --script: of en).")

  private let script: [String]?
  private let system: [Language]?

  init(_ values: ArgumentValues) throws(UsageError) {
    script = try values[Self.script]?.elements
    system = try values[Self.system]?.languages(of: Self.system.key)
  }

  @MainActor func run(on console: Console) throws -> ExitStatus {
    let localizer = ShopTexts.localizer(preferredLanguages: system ?? (script == nil ? nil : [.english]))
    Localizer.main = localizer
    guard let script else { return try runInTerminal(localizer) }
    let steps = try DemoScript(script, for: localizer)
    console.write(try steps.run(on: ShopScreen(), localizer: localizer))
    return .done
  }

  @MainActor private func runInTerminal(_ localizer: Localizer) throws -> ExitStatus {
    try TerminalSession().run(on: ShopScreen(), localizer: localizer)
    return .done
  }
}

extension DemoScript.Failure: CommandFailure {}
extension TerminalSession.Failure: CommandFailure {}
