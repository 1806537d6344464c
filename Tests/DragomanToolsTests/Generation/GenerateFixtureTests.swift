import DragomanTools
import Foundation
import TestResources
import Testing

/// What is generated for each folder of `Tests/Fixtures/generate`: one file, `expected.swift`, or several, `expected/`.
@Suite struct GenerateFixtureTests {
  static let folder = Folders.fixtures.appending(path: "generate")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func fixturesAreThere() {
    #expect(Self.names.count >= 5)
  }

  @Test(arguments: names) func writesWhatIsExpected(name: String) throws {
    let fixture = Self.folder.appending(path: name)
    let projects = try Project.all(at: [fixture.path], knownRules: [])
    let options = try #require(projects.first).settings.generation
    let generation = try KeyGeneration(projects, options: options)
    let folder = fixture.appending(path: "expected")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return #expect(generation.file.text == (try Self.text(fixture.appending(path: "expected.swift"))))
    }
    let expected = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(generation.files.map(\.name).sorted() == expected)
    for file in generation.files { #expect(file.text == (try Self.text(folder.appending(path: file.name)))) }
  }

  private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
