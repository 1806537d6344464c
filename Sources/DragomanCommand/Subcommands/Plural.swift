internal import Dragoman
internal import DragomanTools

/// `dragoman plural`: how a language counts.
struct Plural: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "plural",
    abstract: "Prints the plural category of each number in a language: zero, one, two, few, many or other.",
    discussion: [
      "The rules are CLDR's. They ask for a number as it is shown: 1.50 keeps its digits, 1c6 is a compact number, "
        + "'1 million', and the sign does not count. A language without rules has those of its parent, or else of the "
        + "root, where every number is 'other'."
    ],
    operands: [language.declaration, numbers.declaration],
    options: [ordinal.declaration],
    exitStatuses: [(.done, "A category was printed for each number, one a line.")])

  private static let ordinal = Option<Bool>.flag("ordinal", help: "Sort by the rules for '1st', '2nd', '3rd'.")
  private static let language = Operand<Language>.required("LANGUAGE", help: "The language.")
  private static let numbers = Operand<[ShownNumber]>.repeatedAtLeastOnce(
    "NUMBER", help: "A number in digits, such as 3, -3, 1.50 or 1.2c6.")

  private let answer: PluralAnswer

  init(_ values: ArgumentValues) throws(UsageError) {
    answer = PluralAnswer(
      language: try values[Self.language], isOrdinal: try values[Self.ordinal], numbers: try values[Self.numbers])
  }

  func run(on console: Console) -> ExitStatus {
    for category in answer.categories { console.print(category) }
    return .done
  }
}
