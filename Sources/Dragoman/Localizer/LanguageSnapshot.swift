/// Everything that is needed to answer in one language. It never changes, and can be read on any thread.
final class LanguageSnapshot: Sendable {
  let language: Language
  private let defaultTable: ResolvedTable
  private let otherTables: [String: Once<ResolvedTable>]
  private let builder: ResolvedTableBuilder

  /// Loads the default tables of the chain; the others wait for their first use.
  init(language: Language, builder: ResolvedTableBuilder, tableNames: Set<String>) {
    self.language = language
    self.builder = builder
    defaultTable = builder.table(Table.defaultName)
    var others: [String: Once<ResolvedTable>] = [:]
    for name in tableNames where name != Table.defaultName { others[name] = Once() }
    otherTables = others
  }

  var issues: [LocalizationIssue] { defaultTable.issues }

  /// The table of a name, and whether this call loaded it; nil where no language has one of that name.
  func table(_ name: String?) -> (table: ResolvedTable, wasLoadedNow: Bool)? {
    guard let name, name != Table.defaultName else { return (defaultTable, false) }
    guard let once = otherTables[name] else { return nil }
    let (table, wasLoadedNow) = once.value { builder.table(name) }
    return (table, wasLoadedNow)
  }

  /// The text of a key of the default table, where that is all there is to do; see ``ResolvedTable/plainText(_:)``.
  func plainText(_ key: String) -> String? { defaultTable.plainText(key) }

  /// The same for a key of any table, where that has been read.
  func plainText(_ key: borrowing LocalizedKey, _ table: String?) -> String? {
    guard let name = table, name != Table.defaultName else { return defaultTable.plainText(key) }
    return otherTables[name]?.valueIfMade?.plainText(key)
  }

  /// The message of a key of the default table, where nothing has to be told; see ``PublishedMessage``.
  func message(_ key: String) -> PublishedMessage? { defaultTable.message(key) }

  /// The same for a key of any table, where that has been read.
  func message(_ key: borrowing LocalizedKey, _ table: String?) -> PublishedMessage? {
    guard let name = table, name != Table.defaultName else { return defaultTable.message(key) }
    return otherTables[name]?.valueIfMade?.message(key)
  }

  /// Where texts and files are looked for, the nearest first.
  var places: [SourceIndex.Place] { builder.places }

  /// What formats a text that stands in no table.
  var setting: MessageSetting { builder.ownSetting }
}
