import Foundation

/// Writes the tables of `DragomanLocaleData` and the fixtures of `Tests/Fixtures/Unicode` from CLDR's JSON files.
///
///     swift run GenerateLocaleData [CLDR-FOLDER] [CASES-FILE] [PROJECT-FOLDER]
///
/// Without arguments it reads `../shared/cldr` and `../shared/vectors/language-matching.tsv`, and writes here.
@main
struct GenerateLocaleDataCommand {
  static func main() {
    do {
      try generate()
    } catch {
      FileHandle.standardError.write(Data("GenerateLocaleData: error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func generate() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let cldr = URL(filePath: arguments.popFirst() ?? "../shared/cldr")
    let cases = URL(filePath: arguments.popFirst() ?? "../shared/vectors/language-matching.tsv")
    let project = URL(filePath: arguments.popFirst() ?? ".")
    for file in try GeneratedFile.all(cldr: CLDRFolder(cldr), matchingCases: cases) {
      try file.write(below: project)
    }
  }
}
