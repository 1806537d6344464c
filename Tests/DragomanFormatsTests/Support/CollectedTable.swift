@testable import DragomanFormats

/// A table that only remembers.
struct CollectedTable: TableSink {
  private(set) var texts: [String: String] = [:]
  private(set) var entries: [String: StringsDict.Entry] = [:]
  /// All keys in the order in which they came, those given twice included.
  private(set) var keys: [String] = []
  private(set) var issues: [FormatIssue] = []

  mutating func plain(_ value: String, key: String) {
    texts[key] = value
    keys.append(key)
  }

  mutating func entry(_ entry: StringsDict.Entry, key: String) {
    if case .text(let text) = entry.value { return plain(text, key: key) }
    entries[key] = entry
    keys.append(key)
  }

  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] {
    keys.append(key)
    return []
  }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(issue)
  }
}

extension CollectedTable {
  init(strings bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    self.init()
    StringsReader.read(bytes, limits: limits, into: &self)
  }

  init(strings text: String) {
    self.init(strings: Array(text.utf8))
  }

  init(propertyList bytes: [UInt8], limits: FormatLimits = FormatLimits()) {
    self.init()
    PropertyListTable.read(bytes, limits: limits, into: &self)
  }

  init(propertyList text: String) {
    self.init(propertyList: Array(text.utf8))
  }

  /// Whether anything was noticed besides keys that are there twice and escapes that lose nothing.
  var hasErrors: Bool { issues.contains { $0.severity == .error } }
}
