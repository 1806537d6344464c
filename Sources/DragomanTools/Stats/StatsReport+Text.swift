import Dragoman

extension StatsReport {
  /// The rows as a table, and below it one line for each language over all tables.
  package var lines: [String] {
    let each = rows.map { [$0.bundle, $0.table, $0.language.identifier] + $0.numbers }
    let tables = TextTable(headings: ["bundle", "table", "language"] + Self.numbers, rows: each, textColumns: 3).lines
    let all = totals.map { [$0.language.identifier] + $0.numbers }
    return tables + [""] + TextTable(headings: ["language"] + Self.numbers, rows: all, textColumns: 1).lines
  }

  private static let numbers = ["keys", "translated", "of", "share"]

  /// Each language over all tables, sorted by tag.
  private var totals: [Row] {
    Dictionary(grouping: rows, by: \.language).sorted { $0.key.identifier < $1.key.identifier }.map { language, rows in
      Row(
        bundle: "", table: "", language: language, keys: rows.sum(\.keys), translated: rows.sum(\.translated),
        wanted: rows.sum(\.wanted))
    }
  }
}

extension StatsReport.Row {
  fileprivate var numbers: [String] { ["\(keys)", "\(translated)", "\(wanted)", share.asPercentage] }
}

extension [StatsReport.Row] {
  fileprivate func sum(_ count: (Element) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}
