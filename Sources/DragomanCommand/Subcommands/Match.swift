internal import Dragoman
internal import DragomanTools

/// `dragoman match`: which of the supported languages serves a person best.
struct Match: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "match",
    abstract: "Prints the supported language that serves a person's list of languages best.",
    discussion: [
      "The matching is CLDR's, over the whole list: likely scripts and regions, distances between languages and "
        + "regions, and a little less weight for each later wish. Lists are separated by commas, and a language is "
        + "printed as it was written."
    ],
    operands: [preferred.declaration],
    options: [supported.declaration, fallback.declaration],
    exitStatuses: [
      (.done, "A language was printed."),
      (.found, "There is no supported language at all; 'none' was printed."),
    ])

  private static let supported = Option<CommaSeparated>.required(
    "supported", "TAGS", help: "The languages there are.")
  private static let fallback = Option<String?>.optional(
    "default", "TAG", help: "What to print where none is near enough, instead of the first supported language.")
  private static let preferred = Operand<CommaSeparated>.required(
    "TAGS", help: "The languages that the person prefers, the most wanted first.")

  private let supported: [String]
  private let fallback: String?
  private let preferred: [String]

  init(_ values: ArgumentValues) throws(UsageError) {
    supported = try Self.tags(values[Self.supported], of: Self.supported.key)
    // An empty one is none, so that scripts can pass on what they have.
    fallback = try values[Self.fallback].flatMap { $0.isEmpty ? nil : $0 }
    preferred = try Self.tags(values[Self.preferred], of: Self.preferred.key)
    if let fallback { _ = try Language(fallback, of: Self.fallback.key) }
  }

  /// The tags of a list as they were written; each must be one, since what is none would silently match nothing.
  private static func tags(_ list: CommaSeparated, of parameter: String) throws(UsageError) -> [String] {
    _ = try list.languages(of: parameter)
    return list.elements
  }

  func run(on console: Console) -> ExitStatus {
    guard let answer = LanguageMatch.answer(supported: supported, default: fallback, preferred: preferred) else {
      console.print("none")
      return .found
    }
    console.print(answer)
    return .done
  }
}
