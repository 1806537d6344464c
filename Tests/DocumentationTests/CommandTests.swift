#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// Every command in the documentation does its job, and prints what the page shows.
  @Suite struct CommandTests {
    @Test(arguments: Page.all.flatMap(\.commands))
    func commandDoesItsJob(_ command: ShownCommand) async throws {
      let folder = try TemporaryFolder()
      let app = folder.url.appending(path: "App")
      try FileManager.default.copyItem(at: Folders.fixtures.appending(path: "documentation/App"), to: app)
      let run = try await RunCommand(
        arguments: ["-c", command.text], environment: ["PATH": Self.path, "LANG": "en_US.UTF-8"], in: app,
        command: URL(filePath: "/bin/sh"))
      // The app of the fixture has a fault to be found.
      let expected: Set<Int32> = command.text.hasPrefix("dragoman check") ? [0, 1] : [0]
      #expect(expected.contains(run.status), "\(command): \(run.error)")
      if !command.output.isEmpty { #expect(run.output == command.output.map { $0 + "\n" }.joined()) }
    }

    private static var path: String { RunCommand.command.deletingLastPathComponent().path + ":/usr/bin:/bin" }
  }

  /// A command that a page shows, with what the page says that it prints.
  struct ShownCommand: Sendable, CustomTestStringConvertible {
    let page: String
    let line: Int
    let text: String
    var output: [String] = []

    var testDescription: String { "\(page):\(line): \(text)" }
  }

  extension Page {
    /// The calls of this program; what else is in the same block is done by hand.
    fileprivate var commands: [ShownCommand] {
      var found: [ShownCommand] = []
      for block in blocks where block.language == "console" {
        var isOurs = false
        for (index, line) in block.lines.enumerated() {
          if line.hasPrefix("$ ") {
            isOurs = line.hasPrefix("$ dragoman ")
            let text = String(line.dropFirst(2))
            if isOurs { found.append(ShownCommand(page: path, line: block.line + index, text: text)) }
          } else if isOurs {
            found[found.count - 1].output.append(line)
          }
        }
      }
      return found
    }
  }
#endif
