import DragomanFormats
import DragomanTools
import Foundation
import TestResources
import Testing

/// What is printed for each fixture: `NAME.dump` beside it, and `NAME.issues` where its name begins with `!`.
@Suite struct FileDumpFixtureTests {
  static let fixtures = Folders.files(under: Folders.fixtures.appending(path: "xcstrings"), withExtension: "xcstrings")

  @Test func fixturesAreThere() {
    #expect(Self.fixtures.count > 20)
  }

  @Test(arguments: fixtures) func printsWhatIsExpected(fixture: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: fixture))
    let name = fixture.lastPathComponent
    let dump = FileDump(bytes, kind: .stringCatalog, file: name)
    let output = dump.output + "\n"
    #expect(output == ExpectedText.of(fixture, suffix: ".dump", actual: output))
    let issues = dump.diagnostics.map { $0.description + "\n" }.joined()
    #expect(issues == ExpectedText.of(fixture, suffix: ".issues", actual: issues) ?? "")
    #expect(name.hasPrefix("!") != issues.isEmpty)
  }

  /// What is written reads as the same again.
  @Test(arguments: fixtures) func writingKeepsAll(fixture: URL) throws {
    let catalog = StringCatalog.read([UInt8](try Data(contentsOf: fixture))).catalog
    let again = StringCatalog.read(Array(catalog.text.utf8))
    #expect(again.catalog == catalog)
  }

  /// A fixture that is written as Xcode writes is the same again, byte for byte.
  @Test(arguments: ["plain", "variations", "!unknown"]) func writesAsXcode(name: String) throws {
    let file = Folders.fixtures.appending(path: "xcstrings/\(name).xcstrings")
    let bytes = [UInt8](try Data(contentsOf: file))
    #expect(Array(StringCatalog.read(bytes).catalog.text.utf8) == bytes)
  }

  /// The dump is JSON that Foundation reads too.
  @Test(arguments: fixtures) func dumpIsJSON(fixture: URL) throws {
    let dump = FileDump([UInt8](try Data(contentsOf: fixture)), kind: .stringCatalog, file: "")
    guard !dump.output.contains("1e400") else { return }
    #expect(try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) is [String: Any])
  }
}
