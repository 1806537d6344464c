/// Keeps the choice of a language between runs.
///
/// Its functions may be called on any thread, two at a time, and must not select a language themselves.
public protocol LanguageStoring: Sendable {
  /// The language that was chosen; nil when the system is followed. An error keeps what is in force, and is an issue.
  func read() throws -> Language?
  /// Stores a choice; nil to follow the system.
  func write(_ language: Language?) throws
  /// An element each time somebody else, such as another process, may have changed what is stored.
  var changes: AsyncStream<Void> { get }
}

extension LanguageStoring {
  /// No changes by others.
  public var changes: AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// The stores that come with the library.
public enum LanguageStores {}
