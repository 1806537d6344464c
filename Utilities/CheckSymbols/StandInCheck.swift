import Foundation

/// Finds where a stand-in for one of Apple's frameworks is not what the table of its symbols says, which was held against
/// Apple's pages.
///
/// Overloads share a name: each has to be a row, and each row one of them. What the compiler adds or leaves out by
/// itself does not count.
struct StandInCheck {
  private let table: StandInTable
  private let symbols: [SymbolGraph.Symbol]
  private let module: String

  init(module: String, graphs: URL, table: URL) throws {
    self.module = module
    self.table = try StandInTable(contentsOf: table, of: module)
    // A module's own graph, and one for each module whose types it extends.
    let graphs = try SymbolGraph.files(in: graphs).filter { file in
      [".", "@"].contains { file.lastPathComponent.hasPrefix(module + $0) }
    }
    symbols = try graphs.flatMap { try SymbolGraph(contentsOf: $0).symbols }
    guard !symbols.isEmpty else { throw CheckFailure.nothingIn(folder: module) }
  }

  /// A line for each difference, sorted.
  func findings() -> [String] {
    let declared = Set(symbols.map(Row.init))
    let written = Set(table.rows.map { Row(name: $0.name, declaration: $0.declaration) })
    let unwritten = declared.subtracting(written).map {
      "\($0.name) is declared as `\($0.declaration)`, and no row says so"
    }
    let undeclared = written.subtracting(declared).map { "\($0.name) is not declared as `\($0.declaration)`" }
    return (unwritten + undeclared).map { "\(module): error: \($0)" }.sorted()
  }

  /// A symbol and its declaration in the one form in which both sides can be compared.
  private struct Row: Hashable {
    let name: String
    let declaration: String

    init(name: String, declaration: String) {
      self.name = name
      self.declaration = Self.plain(declaration)
    }

    init(_ symbol: SymbolGraph.Symbol) {
      self.init(name: symbol.name, declaration: (symbol.declarationFragments ?? []).map(\.spelling).joined())
    }

    /// Without what a page and a symbol graph write differently.
    private static func plain(_ declaration: String) -> String {
      var words = declaration.replacing("NSSize", with: "CGSize").replacing("{ get set }", with: "")
        .split(whereSeparator: \.isWhitespace)
      words.removeAll { left.contains($0) }
      return words.joined(separator: " ")
    }

    private static let left: Set<Substring> = [
      "nonisolated", "@preconcurrency", "@discardableResult", "override", "open", "public", "final",
    ]
  }
}
