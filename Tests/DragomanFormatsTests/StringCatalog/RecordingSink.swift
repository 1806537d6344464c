import DragomanFormats

/// Keeps what a reader hands over.
struct RecordingSink: TableSink {
  var texts: [String: String] = [:]
  var localizations: [String: StringCatalog.Localization] = [:]
  var issues: [FormatIssue] = []

  mutating func plain(_ value: String, key: String) { texts[key] = value }
  mutating func rules(_ entry: StringsDict.Entry, key: String) {}
  mutating func catalog(_ localization: StringCatalog.Localization, key: String) { localizations[key] = localization }
  mutating func issue(_ issue: FormatIssue) { issues.append(issue) }

  var keys: Set<String> { Set(texts.keys).union(localizations.keys) }

  init() {}

  /// Reads a catalog in one language.
  init(_ catalog: String, _ language: String, limits: FormatLimits = FormatLimits()) {
    self.init()
    StringCatalogReader(bytes: Array(catalog.utf8), limits: limits).read(language: language, into: &self)
  }
}
