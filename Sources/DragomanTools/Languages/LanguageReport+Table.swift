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
    [language.identifier, language.ownName, language.name(in: "en"), direction, "\(keys)", translated.asPercentage]
  }
}
