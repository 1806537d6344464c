import Foundation

/// Finds public symbols without documentation.
struct DocumentationCheck {
  private let symbols: [SymbolGraph.Symbol]

  init(graphs: URL) throws {
    symbols = try SymbolGraph.files(in: graphs).flatMap { try SymbolGraph(contentsOf: $0).symbols }
  }

  /// A line for each; what the compiler writes by itself has no place in a file, and does not count.
  func findings() -> [String] {
    symbols.filter { $0.docComment == nil && $0.kind.identifier != "swift.extension" }.compactMap { symbol in
      guard let location = symbol.location, let file = URL(string: location.uri) else { return nil }
      // Symbol graphs count lines from 0.
      return "\(file.path):\(location.position.line + 1): error: \(symbol.name) is public and has no documentation"
    }.sorted()
  }
}
