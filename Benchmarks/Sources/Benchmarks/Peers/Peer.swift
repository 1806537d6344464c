/// Somebody whose texts are measured. An operation that it does not have is nil, and one for which something is missing
/// on this machine throws ``NotHere``.
protocol Peer {
  /// The column that it has.
  var component: String { get }
  /// Whether a file is loaded once only, so that each sample of loading needs a process of its own.
  var loadsOnce: Bool { get }

  /// All keys of a table, in their shuffled order.
  func lookUp(in table: KeyTable) throws -> Batch?
  /// One key, on any thread.
  func hotKey(in table: KeyTable) throws -> HotKey?
  /// A message with a name and a number, for all of ``MessageArguments``.
  func message(in language: MessageLanguage) throws -> Batch?
  /// A message with plural forms, for all of ``MessageArguments``.
  func plural(in language: MessageLanguage) throws -> Batch?
  /// From nothing to the first text.
  func load(_ table: KeyTable) throws -> Batch?
  /// Loads a table and asks all keys; gives back what must be kept for that.
  func memory(of table: KeyTable) throws -> (() throws -> Any)?
  /// From one language with its texts to the first text of another.
  func firstSwitch(in table: KeyTable) throws -> Batch?
}

/// One key.
struct HotKey {
  /// Done before each sample, and not measured.
  var enter: () -> Void = {}
  /// Asks it so many times and sums up what it gets.
  let ask: @Sendable (Int) -> Int
}

extension Peer {
  var loadsOnce: Bool { false }
  func lookUp(in table: KeyTable) throws -> Batch? { nil }
  func hotKey(in table: KeyTable) throws -> HotKey? { nil }
  func message(in language: MessageLanguage) throws -> Batch? { nil }
  func plural(in language: MessageLanguage) throws -> Batch? { nil }
  func load(_ table: KeyTable) throws -> Batch? { nil }
  func memory(of table: KeyTable) throws -> (() throws -> Any)? { nil }
  func firstSwitch(in table: KeyTable) throws -> Batch? { nil }
}

extension Inputs {
  /// All of them, in the order of the columns.
  var peers: [any Peer] {
    [
      DragomanPeer(inputs: self), InPlacePeer.text, CompiledPeer(), InPlacePeer.compiled, GeneratedPeer(inputs: self),
      DictionaryPeer(), FoundationPeer(inputs: self),
      GroupingFoundationPeer(inputs: self), GettextPeer(inputs: self), GroupingGettextPeer(inputs: self),
      ICUPeer(inputs: self), CTablePeer(),
    ]
  }
}
