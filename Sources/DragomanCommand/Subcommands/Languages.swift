internal import DragomanFormats
internal import DragomanTools

/// `dragoman languages`: the languages of a folder, and how far each of them is.
struct Languages: Subcommand {
  static let declaration = SubcommandDeclaration(
    name: "languages",
    abstract: "Lists the languages of a folder of translations, and how far each of them is.",
    discussion: [
      "What counts as translated is a key of the source language with a text in the language, be it the same text, that "
        + "is not empty and not waiting for its translation, out of those keys that are to be translated at all. The "
        + "source language is the one that .dragoman.json, an Info.plist in the folder, Package.swift, the Xcode project "
        + "or a catalog says, of those that there are. What is wrong in the files goes to the standard error."
    ],
    options: [bundle.declaration, json.declaration],
    exitStatuses: [
      (.done, "The languages were listed."),
      (.found, "Something in the files was lost; the rest was counted."),
    ])

  private static let bundle = Option<String>.bundle
  private static let json = Option<Bool>.flag(
    "json",
    help:
      "Print an array of objects with tag, ownName, englishName, direction, keys and translated, which is null where there is nothing to translate."
  )

  private let folder: String
  private let isJSON: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    folder = try values[Self.bundle]
    isJSON = try values[Self.json]
  }

  func run(on console: Console) throws -> ExitStatus {
    let report = try LanguageReport(folder: folder)
    console.print(isJSON ? report.json : report.table)
    for diagnostic in report.diagnostics { console.note(diagnostic.description) }
    return report.lostContent ? .found : .done
  }
}
