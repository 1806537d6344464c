import Testing

@testable import DragomanFormats

@Suite("Files of Fixtures/stringsdict")
struct StringsDictFixtureTests {
  static let fixtures = Fixture.all(in: "stringsdict", withExtension: "stringsdict")

  @Test("are read as expected", arguments: fixtures)
  func reading(_ fixture: Fixture) throws {
    let dictionary = StringsDict(try fixture.bytes())
    try fixture.expect(Rendering.dictionary(dictionary) + Rendering.issues(dictionary.issues))
    #expect(dictionary.issues.isEmpty != fixture.hasIssues)
  }

  @Test("are the same for a table", arguments: fixtures)
  func table(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var table = CollectedTable()
    StringsDictReader.read(bytes, into: &table)
    let dictionary = StringsDict(bytes)
    #expect(table.keys == dictionary.entries.map(\.key))
    #expect(table.issues == dictionary.issues)
    for member in dictionary.entries.reversed() where table.entries[member.key] == nil {
      #expect(member.entry.value == .text(table.texts[member.key] ?? ""))
    }
  }
}
