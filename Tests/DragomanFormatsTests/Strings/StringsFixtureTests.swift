import Testing

@testable import DragomanFormats

@Suite("Files of Fixtures/strings")
struct StringsFixtureTests {
  static let fixtures = Fixture.all(in: "strings", withExtension: "strings")

  @Test("are read as expected", arguments: fixtures)
  func reading(_ fixture: Fixture) throws {
    let table = CollectedTable(strings: try fixture.bytes())
    try fixture.expect(Rendering.entries(table) + Rendering.issues(table.issues))
    #expect(table.issues.isEmpty != fixture.hasIssues)
  }

  @Test("are the same for tools", arguments: fixtures)
  func tree(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let table = CollectedTable(strings: bytes)
    let file = StringsFile(bytes)
    #expect(file.issues == table.issues)
    #expect(file.entries.map(\.key) == table.keys)
    let texts = Dictionary(file.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    #expect(texts == table.texts)
  }

  @Test("without issues are what Foundation reads", arguments: fixtures.filter { !$0.hasIssues })
  func oracle(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let oracle = try #require(FoundationOracle.table(bytes))
    #expect(CollectedTable(strings: bytes).texts == oracle.texts)
  }
}
