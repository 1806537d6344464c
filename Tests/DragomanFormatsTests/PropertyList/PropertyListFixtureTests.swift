import Testing

@testable import DragomanFormats

@Suite("Files of Fixtures/plist")
struct PropertyListFixtureTests {
  static let fixtures = Fixture.all(in: "plist", withExtension: "plist")

  @Test("are read as expected", arguments: fixtures)
  func reading(_ fixture: Fixture) throws {
    let table = CollectedTable(propertyList: try fixture.bytes())
    try fixture.expect(Rendering.entries(table) + Rendering.issues(table.issues))
    #expect(table.issues.isEmpty != fixture.hasIssues)
  }

  @Test("without issues are what Foundation reads", arguments: fixtures.filter { !$0.hasIssues })
  func oracle(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    let oracle = try #require(FoundationOracle.list(bytes))
    let root = try #require(PropertyList(bytes).root)
    #expect(FoundationOracle.canonical(root) == FoundationOracle.canonical(oracle))
  }
}
