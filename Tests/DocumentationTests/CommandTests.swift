#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// Every command in the documentation does its job, and prints what the page shows.
  @Suite struct CommandTests {
    @Test(arguments: Page.all.flatMap(\.commands))
    func commandDoesItsJob(_ command: ShownCommand) async throws {
      let app = try FixtureApp()
      let run = try await app.run(command.text)
      // The app of the fixture has a fault to be found.
      let expected: Set<Int32> = command.text.hasPrefix("dragoman check") ? [0, 1] : [0]
      #expect(expected.contains(run.status), "\(command): \(run.error)")
      if !command.output.isEmpty { #expect(run.output == command.output.map { $0 + "\n" }.joined()) }
    }

    /// A workflow's step is for a machine that has the sources; what it runs is the same command.
    @Test func workflowsAreAmongThem() {
      let workflows = Page.all.filter { $0.blocks.contains { $0.language == "yaml" } }
      #expect(workflows.count == 2)
      #expect(workflows.allSatisfy { page in page.commands.contains { $0.text == "dragoman check --format github" } })
    }
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
    fileprivate var commands: [ShownCommand] { blocks.flatMap { commands(in: $0) } }

    private func commands(in block: CodeBlock) -> [ShownCommand] {
      switch block.language {
      case "console": block.shellCommands(on: path).filter { $0.text.hasPrefix("dragoman ") }
      case "yaml": block.steps(on: path)
      default: []
      }
    }
  }

  extension Page.CodeBlock {
    /// What is typed behind each prompt, a text in quotation marks over several lines too, and what follows it.
    func shellCommands(on page: String) -> [ShownCommand] {
      var found: [ShownCommand] = []
      var isText = false
      for (index, row) in lines.enumerated() {
        if isText, let command = found.popLast() {
          found.append(ShownCommand(page: page, line: command.line, text: command.text + "\n" + row))
        } else if row.hasPrefix("$ ") {
          found.append(ShownCommand(page: page, line: line + index, text: String(row.dropFirst(2))))
        } else if !found.isEmpty {
          found[found.count - 1].output.append(row)
          continue
        }
        isText = isText != !row.count { $0 == "'" }.isMultiple(of: 2)
      }
      return found
    }

    /// What the steps of a workflow run.
    fileprivate func steps(on page: String) -> [ShownCommand] {
      lines.enumerated().compactMap { index, row in
        guard let match = row.firstMatch(of: /- run: swift run -c release (dragoman .*)/) else { return nil }
        return ShownCommand(page: page, line: line + index, text: String(match.1))
      }
    }
  }
#endif
