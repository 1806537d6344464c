import Dragoman

extension LanguageReport {
  /// The report as lines with aligned columns under a line of headings.
  package var table: String {
    let headings = ["Tag", "Name", "English name", "Direction", "Keys", "Translated"]
    return TextTable(headings: headings, rows: rows.map(\.cells), textColumns: 4).lines.joined(separator: "\n")
  }
}

extension LanguageReport.Row {
  fileprivate var cells: [String] {
    // Rounded down, so that only what is complete has 100 %.
    let share = "\(Int(translated * 100 + 1e-9))%"
    return [language.identifier, language.ownName, language.name(in: "en"), direction, "\(keys)", share]
  }
}
