import Synchronization

/// The tables of a localizer, each read once, at its first use, whichever languages fall back to it.
final class TableShelf: Sendable {
  private struct Slot: Hashable {
    let place: SourceIndex.Place
    let name: String
  }

  private let slots = Mutex<[Slot: ShelvedTable]>([:])
  private let index: LocalizerIndex
  private let loader: TableLoader

  init(index: LocalizerIndex, loader: TableLoader) {
    self.index = index
    self.loader = loader
  }

  /// The table of a place under a name, which is not read for it; nil where the place has none.
  func table(_ name: String, at place: SourceIndex.Place, language: Language) -> ShelvedTable? {
    let parts = index.parts(of: name, at: place)
    guard !parts.isEmpty else { return nil }
    return slots.withLock { slots in
      let slot = Slot(place: place, name: name)
      let table = slots[slot] ?? ShelvedTable { [loader] in loader.load(parts, named: name, language: language) }
      slots[slot] = table
      return table
    }
  }
}

/// A table that is read when it is first asked for.
final class ShelvedTable: Sendable {
  private final class Loaded: Sendable {
    let table: Table
    let issues: [LocalizationIssue]

    init(_ loaded: (Table, [LocalizationIssue])) { (table, issues) = loaded }
  }

  private let loaded = Once<Loaded>()
  private let load: @Sendable () -> (Table, [LocalizationIssue])

  init(load: @escaping @Sendable () -> (Table, [LocalizationIssue])) {
    self.load = load
  }

  /// The table, and what was found wrong in its files.
  var contents: (table: Table, issues: [LocalizationIssue]) {
    let loaded = loaded.value { Loaded(load()) }.value
    return (loaded.table, loaded.issues)
  }

  /// The table, where it has been read.
  var tableIfLoaded: Table? { loaded.valueIfMade?.table }
}
