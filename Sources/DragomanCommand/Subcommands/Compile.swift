internal import DragomanFormats
internal import DragomanTools

/// `dragoman compile`: one file a language, which a program reads in place.
struct Compile: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "compile",
    abstract: "Compiles translations into one file a language, which a program opens at once.",
    discussion: [
      "The file of a language, such as uk.dragoman, has all of its tables, with the plurals taken apart. It belongs at "
        + "the top of the bundle, beside the .lproj folders, and is read instead of them; a program for which it is "
        + "damaged or too new reads the texts instead.",
      "A program cannot tell that a text is newer than its compiled file: compile at each build, as the plugin "
        + "CompileLocalizations does, or let --check say so. The same texts always make the same bytes, and a file that "
        + "would not change keeps its date. What is wrong in the files goes to the standard error.",
    ],
    operands: [paths.declaration],
    options: [output.declaration, check.declaration, names.declaration, propertyLists.declaration],
    exitStatuses: [
      (.done, "The files were written, or were there already."),
      (
        .found,
        "The files were written, without what was lost in a damaged file; with --check, a file differs from what would "
          + "be written."
      ),
    ])

  private static let paths = Operand<[String]>.repeatedAtLeastOnce(
    "PATH",
    help: "One folder with .lproj folders or .xcstrings files in it, or files and .lproj folders as they will lie in "
      + "a bundle.")
  private static let output = Option<String>.required(
    "output", letter: "o", "DIR", help: "The folder that gets the files, and of which others are removed.")
  private static let check = Option<Bool>.flag(
    "check", help: "Write nothing, and name each file that differs from what would be written.")
  private static let names = Option<CommaSeparated?>.optional(
    "names", "TAGS",
    help: "Write files of these names and no others, for a build that must know them before: languages as .lproj "
      + "folders have them, Base, and Root for what lies outside them. One for which there is nothing is empty.")
  private static let propertyLists = Option<String?>.optional(
    "property-lists", "NAME", help: "Take <code>_NAME.plist for the table Localizable, instead of <code>_Localizable.")

  private let paths: [String]
  private let output: String
  private let isCheck: Bool
  private let names: [String]?
  private let propertyLists: String?

  init(_ values: ArgumentValues) throws(UsageError) {
    paths = try values[Self.paths]
    if paths.contains("") { throw .invalidValue("", of: "PATH", expectation: "the path of a folder or a file") }
    output = try values[Self.output]
    if output.isEmpty { throw .invalidValue("", of: Self.output.key, expectation: "the path of a folder") }
    isCheck = try values[Self.check]
    names = try values[Self.names]?.elements(of: Self.names.key)
    propertyLists = try values[Self.propertyLists]
  }

  func run(on console: Console) throws -> ExitStatus {
    let compilation = try Compilation(paths: paths, names: names, propertyLists: propertyLists)
    let differences = isCheck ? compilation.differences(in: output) : []
    for path in differences { console.print("\(path) differs from what would be compiled") }
    if !isCheck { try compilation.write(to: output) }
    for diagnostic in compilation.diagnostics { console.note(diagnostic.description) }
    return compilation.lostContent || !differences.isEmpty ? .found : .done
  }
}

extension UnclearPaths: CommandFailure {}
