import Foundation

/// The rows of `StandIns/SYMBOLS.md` for one module.
struct StandInTable {
  let rows: [(name: String, declaration: String)]

  init(contentsOf file: URL, of module: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").drop { $0 != "## \(module)" }.dropFirst()
    rows = lines.prefix { !$0.hasPrefix("## ") }.compactMap(Self.row)
    guard !rows.isEmpty else { throw CheckFailure.nothingIn(folder: "\(file.path), \(module)") }
  }

  /// The first two cells are code; nil for any other line.
  private static func row(_ line: Substring) -> (name: String, declaration: String)? {
    guard let match = line.firstMatch(of: #/^\| `(.+?)` \| `(.+?)` \| /#) else { return nil }
    return (String(match.1), String(match.2))
  }
}
