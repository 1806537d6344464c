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
      let keys = kind == .program ? [try await generatedKeys(), try await importedKit()] : []
      let options = ["-I", try folder.get().url.path]
      let found = try await complaints(files + keys + context(of: kind), options)
      #expect(found == "")
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
    private func generatedKeys(_ name: String = "L10n", _ options: String...) async throws -> URL {
      let file = try folder.get().url.appending(path: "\(name).swift")
      let app = Folders.fixtures.appending(path: "documentation/App")
      let run = try await RunCommand(
        arguments: ["generate", app.path, "--output", file.path, "--name", name] + options)
      try #require(run.status == 0, "\(run.error)")
      return file
    }

    /// What imports `KitTexts`, a package's keys: the same keys as those of `L10n`.
    private func importedKit() async throws -> URL {
      let folder = try folder.get()
      let keys = try await generatedKeys("KitTexts", "--access=public", "--embed")
      try #require(try await SwiftCompiler.makeModule("Kit", of: [keys], in: folder.url) == "")
      try folder.add("Import.swift", "@_exported import Kit\n")
      return folder.url.appending(path: "Import.swift")
    }

    private func write(_ snippet: Snippet, named name: String) throws -> URL {
      let folder = try folder.get()
      try folder.add("\(name).swift", snippet.source(function: name))
      return folder.url.appending(path: "\(name).swift")
    }
  }

  extension Page {
    fileprivate var snippets: [Snippet] { blockSnippets + tableSnippets }

    /// What GTK needs is compiled by the tests of its package.
    private var blockSnippets: [Snippet] {
      blocks.filter { $0.language == "swift" && $0.info != "swift gtk" }
        .map { Snippet(page: path, line: $0.line, lines: $0.lines) }
    }

    /// The columns that hold code: in the migrations what is to be written instead of what was written before.
    private static let columnsOfCode: Set = ["you write", "write", "instead of", "call"]

    private var tableSnippets: [Snippet] { tables.flatMap { tableSnippets(of: $0) } }

    private func tableSnippets(of table: [Row]) -> [Snippet] {
      guard let head = table.first else { return [] }
      let columns = head.cells.indices.filter { Self.columnsOfCode.contains(head.text(ofCell: $0)) }
      return table.dropFirst().filter { $0.text(ofCell: 0) != "GTK" }.flatMap { row in
        columns.flatMap { row.code(ofCell: $0) }.map { Snippet(page: path, line: row.line, lines: [$0]) }
      }
    }
  }
#endif
