/// Rows with aligned columns under a line of headings.
struct TextTable {
  let headings: [String]
  let rows: [[String]]
  /// How many columns, from the first, hold texts, which stand at the left; numbers stand at the right.
  let textColumns: Int

  var lines: [String] {
    let all = [headings] + rows
    let widths = headings.indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
    return all.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      index < textColumns ? cell.0.padded(onTheRightTo: cell.1) : cell.0.padded(onTheLeftTo: cell.1)
    }.joined(separator: "  ")
  }
}
