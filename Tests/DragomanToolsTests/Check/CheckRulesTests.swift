@testable import DragomanTools
import Foundation
import TestResources
import Testing

@Suite struct CheckRulesTests {
  private static let pages = Folders.root.appending(path: "Documentation/Rules")

  /// Each has a page that says the same of it, and a project in which it finds something.
  @Test(arguments: CheckRules.facts) func hasItsPageAndItsProject(rule: RuleFacts) throws {
    let page = try String(contentsOf: Self.pages.appending(path: "\(rule.name).md"), encoding: .utf8)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "# \(rule.name)")
    let severity = rule.isOnByDefault ? "**\(rule.severity.rawValue)**" : "**off** by default"
    #expect(page.contains(severity))
    #expect(page.contains(rule.summary + "."))
    #expect(CheckFixtureTests.rules.contains(rule.name))
  }

  @Test func thereIsNoPageWithoutARule() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path).filter { $0 != "README.md" }
    #expect(Set(pages) == Set(CheckRules.names.map { "\($0).md" }))
  }

  @Test func aRuleThatIsNotThereIsAnError() {
    #expect(throws: InvalidRules.unknown("nonsense")) {
      try RuleChoice(settings: ProjectSettings(), except: ["syntax", "nonsense"])
    }
    let slip = "there is no rule “plural-othr”, did you mean “plural-other”?"
    #expect(InvalidRules.unknown("plural-othr").sentence == slip)
    let settings = InvalidSettings.Fault.unknownRule("plural-othr", suggestion: "plural-other")
    #expect(InvalidSettings(path: "x", fault: settings).sentence == "x: \(slip)")
  }
}
