import Dragoman

extension LanguageReport {
  /// The report as lines with aligned columns under a line of headings.
  package var table: String {
    let headings = ["Tag", "Name", "English name", "Direction", "Keys", "Translated"]
    let lines = [headings] + rows.map(\.cells)
    let widths = headings.indices.map { column in lines.map { $0[column].columns }.max() ?? 0 }
    return lines.map { Self.line($0, widths: widths) }.joined(separator: "\n")
  }

  /// Texts stand at the left of their columns, numbers at the right.
  private static func line(_ cells: [String], widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, cell in
      index < 4 ? cell.0.padded(onTheRightTo: cell.1) : cell.0.padded(onTheLeftTo: cell.1)
    }
    return padded.joined(separator: "  ")
  }
}

extension LanguageReport.Row {
  fileprivate var cells: [String] {
    // Rounded down, so that only what is complete has 100 %.
    let share = "\(Int(translated * 100 + 1e-9))%"
    return [language.identifier, language.ownName, language.name(in: "en"), direction, "\(keys)", share]
  }
}
