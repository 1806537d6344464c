import Synchronization

/// The snapshot in force behind one atomic pointer, and all that were made so far.
///
/// A snapshot is made once for a language and its chain, and one that was in force is kept as long as the localizer:
/// whoever has read the pointer may use what it points to without a lock. How many others are kept has a limit, since
/// a request can name any language.
final class SnapshotPublication: Sendable {
  struct Key: Hashable {
    let language: Language
    /// The person's other languages along its chain; the rest of the chain follows from the language.
    let others: [Language]
  }

  private struct State {
    var version = -1
    var snapshots: [Key: LanguageSnapshot] = [:]
    /// Those that were in force, by their identity.
    var published: [ObjectIdentifier: LanguageSnapshot] = [:]
  }

  private static let limit = 512

  private let state = Mutex(State())
  private let published = Atomic<Unmanaged<LanguageSnapshot>?>(nil)

  /// The snapshot in force; nil before the first use.
  var current: LanguageSnapshot? { published.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// The text of a key in the language in force, where that is all there is to do.
  ///
  /// Counts no reference to the snapshot: that is kept, and two threads would fight over its count.
  @inline(__always)
  func plainText(_ key: String, _ table: String?) -> String? {
    published.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.plainText(key, table) }
  }

  /// The same for a key that remembers where it was found.
  func plainText(_ key: borrowing LocalizedKey, _ table: String?) -> String? {
    published.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.plainText(key, table) }
  }

  /// The message of a key in the language in force, to be used while this is there; see ``PublishedMessage``.
  func message(_ key: String, _ table: String?) -> PublishedMessage? {
    published.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.message(key, table) }
  }

  /// The same for a key that remembers where it was found.
  func message(_ key: borrowing LocalizedKey, _ table: String?) -> PublishedMessage? {
    published.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.message(key, table) }
  }

  /// The snapshot of a language and its chain, made by `make` at the first use. Nothing is made under the lock, so
  /// that of two that are made at the same time one is dropped.
  func snapshot(_ key: Key, orMake make: () -> LanguageSnapshot) -> (snapshot: LanguageSnapshot, wasMadeNow: Bool) {
    if let snapshot = state.withLock({ $0.snapshots[key] }) { return (snapshot, false) }
    let made = make()
    return state.withLock { state in
      if let snapshot = state.snapshots[key] { return (snapshot, false) }
      if state.snapshots.count < Self.limit { state.snapshots[key] = made }
      return (made, true)
    }
  }

  /// Puts a snapshot in force, unless that of a later choice already is.
  func publish(_ snapshot: LanguageSnapshot, version: Int) {
    state.withLock { state in
      guard version >= state.version else { return }
      state.version = version
      state.published[ObjectIdentifier(snapshot)] = snapshot
      published.store(.passUnretained(snapshot), ordering: .releasing)
    }
  }
}
