/// What is made of a catalog while it is scanned: a tree, the texts of one language, a list of languages.
protocol StringCatalogVisitor {
  /// Whether the rest of the file is of no interest.
  var isDone: Bool { get }
  /// The key of the entries' object.
  mutating func strings(_ key: JSONStringToken, _ reader: inout JSONTreeReader)
  /// A field of the file other than `strings`; the reader stands at its value and is left after it.
  mutating func field(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage)
  /// A language of the entry that is being passed over, and the place of what it says.
  mutating func language(_ key: JSONStringToken, at place: Int, _ scanner: borrowing JSONScanner)
  /// An entry that is whole, as far as its braces go; the reader may be moved within it.
  mutating func entry(
    _ extent: StringCatalogExtent, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage)
  /// Something under the key of an entry that is none; the reader stands at it and is left after it.
  mutating func noEntry(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage)
  /// An entry that is broken; what is remembered of its languages is void.
  mutating func abandonEntry()
}

extension StringCatalogVisitor {
  var isDone: Bool { false }

  mutating func strings(_ key: JSONStringToken, _ reader: inout JSONTreeReader) {}

  mutating func field(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    try reader.scanner.skipValue()
  }

  mutating func language(_ key: JSONStringToken, at place: Int, _ scanner: borrowing JSONScanner) {}

  mutating func noEntry(
    _ key: JSONStringToken, _ reader: inout JSONTreeReader, _ log: inout IssueLog
  ) throws(JSONDamage) {
    try reader.scanner.skipValue()
  }

  mutating func abandonEntry() {}
}
