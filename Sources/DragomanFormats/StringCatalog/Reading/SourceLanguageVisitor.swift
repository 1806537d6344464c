/// Looks for nothing but the source language of a catalog.
struct SourceLanguageVisitor: StringCatalogVisitor {
  private(set) var sourceLanguage: String?

  var isDone: Bool { sourceLanguage != nil }

  mutating func field(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    reader.scanner.skipWhitespace()
    guard reader.scanner.matches(key, StringCatalogNames.sourceLanguage),
      reader.scanner.next == JSONMark.quote.rawValue
    else { return try reader.scanner.skipValue() }
    sourceLanguage = try reader.scanner.string()
  }

  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) {}
}
