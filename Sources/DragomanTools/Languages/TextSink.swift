import DragomanFormats

/// Collects the keys of a table that is of one language.
struct TextSink: TableSink {
  private(set) var texts: TextInventory.Texts = [:]
  private(set) var issues: [FormatIssue] = []
  private let table: String

  init(table: String) {
    self.table = table
  }

  mutating func plain(_ value: String, key: String) {
    texts[TextInventory.Key(table: table, key: key)] = !value.isEmpty
  }

  mutating func rules(_ entry: StringsDict.Entry, key: String) {
    texts[TextInventory.Key(table: table, key: key)] = true
  }

  mutating func catalog(_ localization: StringCatalog.Localization, key: String) {}

  mutating func issue(_ issue: FormatIssue) {
    issues.append(issue)
  }
}
