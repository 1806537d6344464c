#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// Every file of texts that a page shows is whole.
  @Suite struct TextFileTests {
    @Test(arguments: Page.all.flatMap(\.textFiles))
    func textsAreWhole(_ file: ShownFile) async throws {
      let folder = try TemporaryFolder([file.name: file.text])
      let run = try await RunCommand("dump", folder.url.appending(path: file.name).path)
      // What is wrong is told, also where nothing was lost.
      #expect(run.error == "")
      #expect(run.status == 0)
    }

    @Test func pagesShowFilesOfBothFormats() {
      let names = Page.all.flatMap(\.textFiles).map(\.name)
      #expect(Set(names) == ["Localizable.strings", "Localizable.stringsdict"])
    }
  }

  /// A file that a page shows.
  struct ShownFile: Sendable, CustomTestStringConvertible {
    let page: String
    let line: Int
    let name: String
    let text: String

    var testDescription: String { "\(page):\(line)" }
  }

  extension Page {
    fileprivate var textFiles: [ShownFile] {
      // Those of the rules are wrong on purpose.
      path.hasPrefix("Documentation/Rules/") ? [] : blocks.flatMap { textFiles(in: $0) }
    }

    private func textFiles(in block: CodeBlock) -> [ShownFile] {
      let text = block.lines.joined(separator: "\n") + "\n"
      return switch block.language {
      case "strings": [ShownFile(page: path, line: block.line, name: "Localizable.strings", text: text)]
      case "stringsdict": [ShownFile(page: path, line: block.line, name: "Localizable.stringsdict", text: whole(text))]
      case "text": filesBehindTheirNames(block)
      default: []
      }
    }

    /// A page shows some entries of a property list.
    private func whole(_ entries: String) -> String { #"<plist version="1.0"><dict>\#(entries)</dict></plist>"# }

    /// A tree of files has what is in a file behind its name, as `Scripts/check-readme` reads it.
    private func filesBehindTheirNames(_ block: CodeBlock) -> [ShownFile] {
      block.lines.enumerated().compactMap { index, row in
        guard let match = row.firstMatch(of: /([^\/ ]+\.strings) +(\S.*)/) else { return nil }
        return ShownFile(page: path, line: block.line + index, name: String(match.1), text: String(match.2) + "\n")
      }
    }
  }
#endif
