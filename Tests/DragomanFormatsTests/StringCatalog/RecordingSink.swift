import DragomanFormats

/// Keeps what a reader hands over.
struct RecordingSink: TableSink {
  var texts: [String: String] = [:]
  var localizations: [String: StringCatalog.Localization] = [:]
  var issues: [FormatIssue] = []

  mutating func plain(_ value: String, key: String) { texts[key] = value }
  mutating func entry(_ entry: StringsDict.Entry, key: String) {}
  mutating func issue(_ issue: FormatIssue) { issues.append(issue) }

  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] {
    switch content {
    case .text(let text): texts[key] = text
    case .localization(let localization): localizations[key] = localization
    }
    return []
  }

  var keys: Set<String> { Set(texts.keys).union(localizations.keys) }

  init() {}

  /// Reads a catalog in one language.
  init(_ catalog: String, _ language: String, limits: FormatLimits = FormatLimits()) {
    self.init()
    StringCatalogReader(bytes: Array(catalog.utf8), limits: limits).read(language: language, into: &self)
  }
}
