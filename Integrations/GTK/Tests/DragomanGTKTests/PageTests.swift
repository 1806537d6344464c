import Foundation
import Testing

/// What the pages show of this package is what `PageSnippets` compiles.
@Suite struct PageTests {
  @Test(arguments: ["Integrations/GTK/README.md", "Sources/Dragoman/Dragoman.docc/Articles/Screens.md"])
  func codeOfThePageIsCompiled(path: String) throws {
    let compiled = Set(try lines(of: "Integrations/GTK/Tests/DragomanGTKTests/Support/PageSnippets.swift").map(code))
    let shown = try linesOfCode(in: lines(of: path))
    #expect(shown.count > 2)
    for line in shown { #expect(compiled.contains(code(line)), "\(path): \(line)") }
  }

  private func lines(of path: String) throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Those of the blocks that are for GTK.
  private func linesOfCode(in page: [String]) -> [String] {
    var isInside = false
    return page.filter { line in
      if line.hasPrefix("```") {
        isInside = line == "```swift gtk"
        return false
      }
      return isInside && !line.isEmpty
    }
  }

  /// The line without its comment, and without the blanks around it.
  private func code(_ line: String) -> String {
    (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
  }
}
