import Synchronization

/// The tables that have been read, each once, whichever languages fall back to it.
final class TableShelf: Sendable {
  private struct Slot: Hashable {
    let place: SourceIndex.Place
    let name: String
  }

  final class LoadedTable: Sendable {
    let table: Table
    let issues: [LocalizationIssue]

    init(_ loaded: (Table, [LocalizationIssue])) { (table, issues) = loaded }
  }

  private let slots = Mutex<[Slot: Once<LoadedTable>]>([:])
  private let index: LocalizerIndex
  private let loader: TableLoader

  init(index: LocalizerIndex, loader: TableLoader) {
    self.index = index
    self.loader = loader
  }

  /// The table of a place under a name, read now if it was not; who asks for another one does not wait.
  func table(_ name: String, at place: SourceIndex.Place, language: Language) -> LoadedTable? {
    let parts = index.parts(of: name, at: place)
    guard !parts.isEmpty else { return nil }
    let once = slots.withLock { slots in
      let slot = Slot(place: place, name: name)
      let once = slots[slot] ?? Once()
      slots[slot] = once
      return once
    }
    return once.value { LoadedTable(loader.load(parts, named: name, language: language)) }.value
  }
}
