import DragomanTools
import Foundation
import TestResources
import Testing

/// What each rule finds in a project made for it: `Tests/Fixtures/check/RULE`, with the lines in `expected`.
@Suite struct CheckFixtureTests {
  static let folder = Folders.fixtures.appending(path: "check")
  static let rules = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test(arguments: rules) func findsWhatIsExpected(rule: String) throws {
    let project = Self.folder.appending(path: rule)
    let found = try Self.lines(project, only: [rule])
    let expected = try String(contentsOf: project.appending(path: "expected"), encoding: .utf8)
    #expect(found == expected.split(separator: "\n").map(String.init))
  }

  /// The report of one project, with its paths from the project on.
  static func lines(_ project: URL, only: [String]?) throws -> [String] {
    let settings = try ProjectSettings(ofProject: project.path, knownRules: CheckRules.names)
    let rules = try RuleChoice(settings: settings, only: only)
    let report = CheckReport(try Project(project.path, settings: settings), rules: rules)
    return report.lines.map { $0.replacing(project.path + "/", with: "") }
  }
}
