/// The tables of a language that have other names than the default one. Each is read at its first use, and then kept as
/// long as this is.
///
/// Finding one is O(*n*) in their number, of which there are few: a list is searched faster than a name is hashed.
final class NamedTables: Sendable {
  private struct Entry: Sendable {
    let name: String
    /// Not counted, since two threads would fight over the count: `kept` keeps it.
    let table: Unmanaged<Once<ResolvedTable>>
  }

  private let entries: [Entry]
  private let kept: [Once<ResolvedTable>]

  init(_ names: some Sequence<String>) {
    let names = names.sorted()
    kept = names.map { _ in Once() }
    entries = zip(names, kept).map { Entry(name: $0, table: .passUnretained($1)) }
  }

  /// The table of a name, and whether this call had it read; nil where no language has one of that name.
  func table(_ name: String, orRead read: () -> ResolvedTable) -> (table: ResolvedTable, wasLoadedNow: Bool)? {
    guard let place = place(of: name) else { return nil }
    let (table, wasLoadedNow) = kept[place].value(orMake: read)
    return (table, wasLoadedNow)
  }

  /// What is made of the table of a name, without counting a reference to it, if it has been read.
  @inline(__always)
  func withTableIfRead<Result>(_ name: String, _ body: (ResolvedTable) -> Result?) -> Result? {
    guard let place = place(of: name) else { return nil }
    return entries[place].table._withUnsafeGuaranteedRef { $0.withValueIfMade(body) ?? nil }
  }

  /// First only names of the same length are compared; then all, since a name may be spelt in another form of Unicode.
  private func place(of name: String) -> Int? {
    let count = name.utf8.count
    for place in entries.indices where entries[place].name.utf8.count == count && entries[place].name == name {
      return place
    }
    return entries.firstIndex { $0.name == name }
  }
}
