#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// What the page of a rule shows as wrong is found, in the words of the page.
  @Suite struct RulePageTests {
    @Test(arguments: Page.all.filter { $0.path.hasPrefix("Documentation/Rules/") && !$0.findings.isEmpty })
    func whatThePageShowsIsFound(_ page: Page) async throws {
      let project = try TemporaryFolder(page.project)
      let run = try await RunCommand("check", "--only", page.name, in: project.url)
      let found = run.output.split(separator: "\n").map(String.init)
      #expect(Set(found).isSuperset(of: page.findings), "\(run.output)\(run.error)")
    }

    @Test func thereAreSuchPages() { #expect(Page.all.filter { !$0.findings.isEmpty }.count > 6) }
  }

  extension Page {
    /// Lines that are code from their beginning to their end, below files that can be made.
    fileprivate var findings: Set<String> {
      guard path.hasPrefix("Documentation/Rules/"), !project.isEmpty else { return [] }
      return Set(prose.compactMap { $0.wholeMatch(of: /`([^`]+: (?:error|warning): .+)`/).map { String($0.1) } })
    }

    /// The files of its block by their paths: lines go to the file of the language in the comment before them.
    fileprivate var project: [String: String] {
      guard let block = blocks.first(where: { ["strings", "text"].contains($0.language) }) else { return [:] }
      return block.language == "strings" ? tables(in: block) : namedFiles(in: block)
    }

    private func tables(in block: CodeBlock) -> [String: String] {
      var files: [String: String] = [:]
      var language = "en"
      for line in block.lines {
        let match = line.firstMatch(of: #/^/\* (\w\w) \*/ /#)
        if let match { language = String(match.1) }
        files["\(language).lproj/Localizable.strings", default: ""] += line.dropFirst(match?.0.count ?? 0) + "\n"
      }
      return files
    }

    private func namedFiles(in block: CodeBlock) -> [String: String] {
      let names = block.lines.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".dragoman") }
      return Dictionary(names.map { ($0, "\"title\" = \"Lamps\";\n") }) { first, _ in first }
    }
  }
#endif
