import Foundation
import TestResources
import Testing

/// A page of the documentation, as Markdown, taken apart as far as it can be tried.
struct Page: Sendable, CustomTestStringConvertible {
  struct CodeBlock: Sendable {
    let language: String
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

  var testDescription: String { path }
  var url: URL { Folders.root.appending(path: path) }

  init(path: String) throws {
    self.path = path
    var reader = PageReader()
    let text = try String(contentsOf: Folders.root.appending(path: path), encoding: .utf8)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    reader.endTable()
    (blocks, tables, links, headings) = (reader.blocks, reader.tables, reader.links, reader.headings)
  }

  /// All pages that a user reads.
  static let all: [Page] = paths.compactMap { try? Page(path: $0) }

  private static var paths: [String] {
    let folders = ["Documentation", "Sources", "Examples"].flatMap { folder in
      Folders.files(under: Folders.root.appending(path: folder), withExtension: "md")
    }
    let root = Folders.root.path + "/"
    return ["README.md"] + folders.map { String($0.path.dropFirst(root.count)) }.filter { !$0.contains("/.build/") }
  }
}

extension Page.Row {
  /// What stands between backticks in the last cell.
  var codeOfLastCell: [String] {
    guard let cell = cells.last else { return [] }
    return cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element).replacing("\\|", with: "|") }
  }
}
