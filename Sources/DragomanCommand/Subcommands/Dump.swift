internal import DragomanTools

/// `dragoman dump`: what is read from a file.
struct Dump: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "dump",
    abstract: "Prints what is read from a file of translations, as one JSON object.",
    discussion: [
      "The file's name says what it is: .strings, .stringsdict, .xcstrings or .plist. Tables are printed flat, with the "
        + "keys of nested ones joined by dots; the others have the structure of the file. Keys are sorted. What is "
        + "wrong in the file goes to the standard error, as FILE:LINE:COLUMN: error|warning: sentence [rule]."
    ],
    operands: [file.declaration],
    exitStatuses: [
      (.done, "All that stands in the file was printed."),
      (.found, "Something in the file was lost; the rest was printed."),
    ])

  private static let file = Operand<String>.required("FILE", help: "The file.")

  private let file: String

  init(_ values: ArgumentValues) throws(UsageError) {
    file = try values[Self.file]
  }

  func run(on console: Console) throws -> ExitStatus {
    let dump = try FileDump(file: file)
    console.print(dump.output)
    for diagnostic in dump.diagnostics { console.note(diagnostic.description) }
    return dump.lostContent ? .found : .done
  }
}

extension UnreadableFile: CommandFailure {}
