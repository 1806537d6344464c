@testable import DragomanCommand

/// A subcommand with an option and an operand of every kind.
struct Greet: Subcommand {
  static let arguments = Option<[String]>.repeatable("arg", "VALUE", help: "A value for the next placeholder.")
  static let settings = Option<[Assignment]>.repeatable("set", "NAME=VALUE", help: "A value by its name.")
  static let count = Option<Int?>.optional("count", letter: "c", "N", help: "How often.")
  static let tags = Option<CommaSeparated>.required("tags", "TAGS", help: "The languages.")
  static let loud = Option<Bool>.flag("loud", letter: "l", help: "In capitals.")
  static let name = Operand<String>.required("NAME", help: "Who is greeted.")
  static let others = Operand<[String]>.repeatable("OTHER", help: "Who is greeted too.")

  static let declaration = SubcommandDeclaration(
    name: "greet",
    abstract: "Greets somebody in a way that takes a sentence of more than one line to describe in the help of it.",
    discussion: ["A paragraph."],
    operands: [name.declaration, others.declaration],
    options: [
      arguments.declaration, settings.declaration, count.declaration, tags.declaration, loud.declaration,
    ],
    exitStatuses: [(.found, "Nobody is there.")])

  let text: String

  init(_ values: ArgumentValues) throws(UsageError) {
    _ = try values[Self.count]
    text = try values[Self.name]
  }

  func run(on console: Console) throws -> ExitStatus {
    console.print("Hello, \(text)!")
    console.note("greet: note")
    if text == "nobody" { throw Failure() }
    return text == "empty" ? .found : .done
  }

  struct Failure: CommandFailure {
    var sentence: String { "there is\nnobody" }
  }
}
