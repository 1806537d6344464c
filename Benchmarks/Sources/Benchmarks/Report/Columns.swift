/// Text in columns: the first to the left, the others to the right.
struct Columns {
  private var rows: [[String]] = []

  init() {}

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { Self.line($0, widths) }.joined(separator: "\n")
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = zip(row, widths).enumerated().map { column, cell in
      let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 0 ? cell.0 + blanks : blanks + cell.0
    }
    return cells.joined(separator: "  ")
  }
}
