#if os(Linux)  // Where the result is compiled.
  import Foundation
  import TestResources
  import Testing

  /// The scripts and commands of a migration page, run over a small project, make of it what compiles.
  @Suite struct MigrationTests {
    private static let projects = Folders.fixtures.appending(path: "migrations")
    private static let pages = Page.all.filter { $0.path.hasPrefix("Documentation/Migrations/") }

    @Test(arguments: pages.filter { !$0.steps.isEmpty })
    func commandsMoveAProject(_ page: Page) async throws {
      let folder = try TemporaryFolder()
      let app = folder.url.appending(path: "App")
      let project = Self.projects.appending(path: page.name)
      try FileManager.default.copyItem(at: project.appending(path: "Before"), to: app)
      for script in page.scripts {
        try folder.add("convert.swift", script)
        let run = try await SwiftCompiler.interpret("convert.swift", in: folder.url)
        #expect(run.status == 0, "\(run.error)")
      }
      for step in page.steps {
        let run = try await runShell(step.commandHere, in: folder.url)
        #expect(run.status == 0, "\(step): \(run.error)")
      }
      #expect(try files(in: app) == files(in: project.appending(path: "After")))
      let complaints = try await complaints(swiftFiles(in: app))
      #expect(complaints == "")
    }

    @Test func everyPageWithCommandsHasItsProject() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.projects.path)
      #expect(Set(names) == Set(Self.pages.filter { !$0.steps.isEmpty }.map(\.name)))
    }

    /// The files by their paths. What is generated is compiled and not compared.
    private func files(in folder: URL) throws -> [String: String] {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.contains(".") && !$0.hasSuffix(".lproj") && $0 != "L10n.swift" }
      return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try contents(of: folder.appending(path: $0))) })
    }

    /// A file's text; of a property list what is in it, however it is written.
    private func contents(of file: URL) throws -> String {
      let data = try Data(contentsOf: file)
      guard ["plist", "stringsdict"].contains(file.pathExtension) else { return String(decoding: data, as: UTF8.self) }
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return String(decoding: try JSONSerialization.data(withJSONObject: list, options: .sortedKeys), as: UTF8.self)
    }

    /// The project's code, with Apple's frameworks as they are here.
    private func swiftFiles(in folder: URL) throws -> [URL] {
      let files = Folders.files(under: folder, withExtension: "swift")
      for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        let textHere = text.replacing("import UIKit\n", with: "import Foundation\nimport UIKitStandIn\n")
        try Data(textHere.utf8).write(to: file)
      }
      return files
    }
  }

  extension Page {
    /// What the page tells to type, in its order.
    fileprivate var steps: [ShownCommand] {
      blocks.filter { $0.language == "console" }.flatMap { $0.shellCommands(on: path) }
    }

    /// What the page gives to be run beside the project.
    fileprivate var scripts: [String] {
      blocks.filter { $0.info == "swift script" }.map { $0.lines.joined(separator: "\n") }
    }
  }

  extension ShownCommand {
    /// With the built command in place of a checkout of this package.
    fileprivate var commandHere: String {
      text.replacing("swift run --package-path ../Dragoman dragoman", with: "dragoman")
    }
  }
#endif
