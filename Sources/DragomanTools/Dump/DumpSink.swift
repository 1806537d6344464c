import DragomanFormats

/// Collects the texts of a table; of a key that is there twice, the last one.
struct DumpSink: TableSink {
  private(set) var object = JSONObject()
  private(set) var issues: [FormatIssue] = []

  mutating func plain(_ value: String, key: String) {
    object.append(JSONObject.Member(key: key, value: .string(value)))
  }

  // Files with variants keep their structure and are not read as tables.
  mutating func entry(_ entry: StringsDict.Entry, key: String) {}
  mutating func catalog(_ content: StringCatalog.Content, key: String) -> [any FormatFault] { [] }

  mutating func issue(_ issue: FormatIssue) {
    issues.append(issue)
  }
}
