import Foundation
import TestResources
import Testing

/// `CONTRIBUTING.md` says of each script that CI runs what it checks.
@Suite struct ScriptListTests {
  @Test func everyScriptOfCIIsListed() throws {
    let all = try String(contentsOf: Folders.root.appending(path: ".ci/run"), encoding: .utf8)
    let scripts = all.matches(of: /Scripts\/[\w-]+/).map { String($0.output) }
    let page = try Page(path: "CONTRIBUTING.md")
    let listed = page.tables.joined().compactMap { row in
      row.text(ofCell: 0).firstMatch(of: /^`(Scripts\/[\w-]+)/).map { String($0.1) }
    }
    #expect(scripts.count > 10)
    #expect(Set(scripts).isSubset(of: Set(listed)))
  }
}
