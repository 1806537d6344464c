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

  mutating func entry(_ entry: StringsDict.Entry, key: String) {
    if case .text(let text) = entry.value { return plain(text, key: key) }
    texts[TextInventory.Key(table: table, key: key)] = true
  }

  // A catalog is of many languages and read as a tree.
  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] { [] }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(issue)
  }
}
