/// Notes where the entries of a catalog stand, and keeps its fields.
struct ExtentVisitor: StringCatalogVisitor {
  private(set) var fields = JSONObject()
  private(set) var extents: [StringCatalogExtent] = []
  /// Whether each field is there once, and each key has an entry.
  private(set) var isOrdinary = true

  mutating func strings(_ key: JSONStringToken, _ reader: inout JSONTreeReader) {
    add(reader.scanner.text(of: key), .object(JSONObject()))
  }

  mutating func field(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    let value = try reader.value()
    add(reader.scanner.text(of: key), value)
  }

  mutating func entry(_ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog) {
    extents.append(extent)
  }

  mutating func noEntry(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    isOrdinary = false
    try reader.scanner.skipValue()
  }

  private mutating func add(_ key: String, _ value: JSONValue) {
    if fields.append(JSONObject.Member(key: key, value: value)) != nil { isOrdinary = false }
  }
}
