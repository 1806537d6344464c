/// Everything that is needed to answer in one language. It never changes, and can be read on any thread.
final class LanguageSnapshot: Sendable {
  let language: Language
  private let defaultTable: ResolvedTable
  private let otherTables: NamedTables
  private let builder: ResolvedTableBuilder

  /// Loads the default tables of the chain; the others wait for their first use.
  init(language: Language, builder: ResolvedTableBuilder, tableNames: Set<String>) {
    self.language = language
    self.builder = builder
    defaultTable = builder.table(Table.defaultName)
    otherTables = NamedTables(tableNames.subtracting([Table.defaultName]))
  }

  var issues: [LocalizationIssue] { defaultTable.issues }

  /// The table of a name, and whether this call loaded it; nil where no language has one of that name.
  func table(_ name: String?) -> (table: ResolvedTable, wasLoadedNow: Bool)? {
    guard let name, name != Table.defaultName else { return (defaultTable, false) }
    return otherTables.table(name) { builder.table(name) }
  }

  /// The text of a key, where its table has been read and that is all there is to do; see ``ResolvedTable/plainText(_:)``.
  @inline(__always)
  func plainText(_ key: String, _ table: String?) -> String? { withTableIfRead(table) { $0.plainText(key) } }

  /// The same for a key that remembers where it was found.
  func plainText(_ key: borrowing LocalizedKey, _ table: String?) -> String? {
    withTableIfRead(table) { $0.plainText(key) }
  }

  /// The message of a key, where its table has been read and nothing has to be told; see ``PublishedMessage``.
  func message(_ key: String, _ table: String?) -> PublishedMessage? { withTableIfRead(table) { $0.message(key) } }

  /// The same for a key that remembers where it was found.
  func message(_ key: borrowing LocalizedKey, _ table: String?) -> PublishedMessage? {
    withTableIfRead(table) { $0.message(key) }
  }

  @inline(__always)
  private func withTableIfRead<Result>(_ name: String?, _ body: (ResolvedTable) -> Result?) -> Result? {
    guard let name, name != Table.defaultName else { return body(defaultTable) }
    return otherTables.withTableIfRead(name, body)
  }

  /// Where texts and files are looked for, the nearest first.
  var places: [SourceIndex.Place] { builder.places }

  /// What formats a text that stands in no table.
  var setting: MessageSetting { builder.ownSetting }
}
