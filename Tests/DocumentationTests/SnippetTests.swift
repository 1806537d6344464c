#if os(Linux)  // Apple's frameworks are compiled against their stand-ins.
  import Foundation
  import TestResources
  import Testing

  /// Every piece of Swift in the documentation compiles.
  @Suite(.serialized) struct SnippetTests {
    private let folder = Result { try TemporaryFolder() }

    /// Statements of all pages at once, since it is the imports that take the time.
    @Test(arguments: [Snippet.Kind.program, .appKit])
    func statementsCompile(kind: Snippet.Kind) async throws {
      let snippets = Page.all.flatMap(\.snippets).filter { $0.kind == kind && !$0.standsAlone }
      try #require(!snippets.isEmpty)
      let files = try snippets.indices.map { try write(snippets[$0], named: "f\($0)") }
      let keys = kind == .program ? [try await generatedKeys()] : []
      #expect(try await complaints(files + keys + context(of: kind)) == "")
    }

    @Test(arguments: Page.all.filter { $0.snippets.contains(where: \.standsAlone) })
    func programsCompile(_ page: Page) async throws {
      let manifestOptions = try await SwiftCompiler.manifestOptions()
      for snippet in page.snippets where snippet.standsAlone {
        let file = try write(snippet, named: "whole")
        let options = snippet.kind == .manifest ? manifestOptions : ["-parse-as-library"]
        #expect(try await complaints([file] + context(of: snippet.kind), options) == "")
      }
    }

    private func context(of kind: Snippet.Kind) -> [URL] {
      let names =
        switch kind {
        case .program: ["Context", "Context-UIKit"]
        case .appKit: ["Context", "Context-AppKit"]
        case .manifest: [String]()
        }
      return names.map { Folders.fixtures.appending(path: "documentation/\($0).swift") }
    }

    /// `L10n`, as the command writes it for the texts that the pages speak of.
    private func generatedKeys() async throws -> URL {
      let file = try folder.get().url.appending(path: "L10n.swift")
      let app = Folders.fixtures.appending(path: "documentation/App")
      let run = try await RunCommand("generate", app.path, "--output", file.path)
      try #require(run.status == 0, "\(run.error)")
      return file
    }

    private func write(_ snippet: Snippet, named name: String) throws -> URL {
      let folder = try folder.get()
      try folder.add("\(name).swift", snippet.source(function: name))
      return folder.url.appending(path: "\(name).swift")
    }
  }

  extension Page {
    fileprivate var snippets: [Snippet] { blockSnippets + tableSnippets }

    private var blockSnippets: [Snippet] {
      blocks.filter { $0.language == "swift" }.map { Snippet(page: path, line: $0.line, lines: $0.lines) }
    }

    /// What is to be written instead of what was written before.
    private var tableSnippets: [Snippet] {
      guard path.hasPrefix("Documentation/Migrations/") else { return [] }
      return tables.flatMap { $0.dropFirst() }.flatMap { row in
        row.codeOfLastCell.map { Snippet(page: path, line: row.line, lines: [$0]) }
      }
    }
  }
#endif
