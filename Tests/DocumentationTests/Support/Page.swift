import Foundation
import TestResources
import Testing

/// A page of the documentation, as Markdown, taken apart as far as it can be tried.
struct Page: Sendable, CustomTestStringConvertible {
  struct CodeBlock: Sendable {
    /// What stands behind the fence: the language, and for whom the code is where not everybody can compile it.
    let info: String
    let lines: [String]
    /// The line of its first line of code, counted from 1.
    let line: Int
  }

  /// The cells of a line of a table.
  struct Row: Sendable {
    let cells: [String]
    let line: Int
  }

  struct Link: Sendable {
    let target: String
    let line: Int
  }

  /// From the project's folder on.
  let path: String
  private(set) var blocks: [CodeBlock] = []
  private(set) var tables: [[Row]] = []
  private(set) var links: [Link] = []
  private(set) var headings: [String] = []
  /// The lines outside of blocks.
  private(set) var prose: [String] = []

  var testDescription: String { path }
  var url: URL { Folders.root.appending(path: path) }

  init(path: String) throws {
    self.path = path
    var reader = PageReader()
    let text = try String(contentsOf: Folders.root.appending(path: path), encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    reader.endTable()
    (blocks, tables, links) = (reader.blocks, reader.tables, reader.links)
    (headings, prose) = (reader.headings, reader.prose)
  }

  /// All pages that a user reads.
  static let all: [Page] = paths.compactMap { try? Page(path: $0) }

  /// The page's name without its folder and its extension.
  var name: String { url.deletingPathExtension().lastPathComponent }

  private static var paths: [String] {
    let files = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Integrations/GTK/README.md"]
    let folders = ["Documentation", "Sources", "Examples"].flatMap { folder in
      Folders.files(under: Folders.root.appending(path: folder), withExtension: "md")
    }
    let root = Folders.root.path + "/"
    return files + folders.map { String($0.path.dropFirst(root.count)) }.filter { !$0.contains("/.build/") }
  }
}

extension Page.CodeBlock {
  var language: String { String(info.prefix { $0 != " " }) }
}

extension Page.Row {
  /// What a cell says, without the blanks around it; nothing where there is no such cell.
  func text(ofCell index: Int) -> String {
    cells.indices.contains(index) ? cells[index].trimmingCharacters(in: .whitespaces) : ""
  }

  /// What stands between backticks in a cell; two of them are a link of DocC's.
  func code(ofCell index: Int) -> [String] {
    let parts = text(ofCell: index).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) && !$0.element.isEmpty }
      .map { String($0.element).replacing("\\|", with: "|") }
  }
}
