import CPeers

/// The limit: a table in C.
struct CTablePeer: Peer {
  let component = "c"

  /// A table with all that it points to; it is kept until the end.
  private final class Table {
    let keys: CStrings
    let values: CStrings
    let pointer: OpaquePointer

    init(_ entries: [(key: String, value: String)]) throws {
      keys = CStrings(entries.map(\.key))
      values = CStrings(entries.map(\.value))
      guard let pointer = peer_table_make(keys.keys, values.pointers, keys.keys.count) else {
        throw NotHere("no memory")
      }
      self.pointer = pointer
    }

    isolated deinit { peer_table_free(pointer) }
  }

  func lookUp(in table: KeyTable) throws -> Batch? {
    let cTable = try Self.table(table)
    let keys = CStrings(try table.shuffledKeys)
    return Batch(operations: keys.keys.count) { peer_table_look_up(cTable.pointer, keys.keys, keys.keys.count) }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let kept = Unmanaged.passRetained(try Self.table(table)).takeUnretainedValue()
    let keys = Unmanaged.passRetained(CStrings(try table.shuffledKeys.prefix(1).map(\.self))).takeUnretainedValue()
    guard let first = keys.keys.first else { return nil }
    // Neither changes, and both are kept.
    nonisolated(unsafe) let (pointer, key) = (kept.pointer, first)
    return HotKey { count in peer_table_look_up_again(pointer, key, count) }
  }

  func message(in language: MessageLanguage) throws -> Batch? {
    let text = language.message.withPlaceholders(name: "%s", number: "%ld")
    let cTable = try Table([(MessageLanguage.messageKey, text)])
    let names = CStrings(MessageArguments.names)
    let numbers = MessageArguments.numbers
    return Batch(operations: numbers.count) {
      guard let key = cTable.keys.keys.first else { return 0 }
      return peer_table_messages(cTable.pointer, key, names.keys, numbers, numbers.count)
    }
  }

  private static func table(_ table: KeyTable) throws -> Table {
    try Table(try table.entries.map { ($0.key, $0.value) })
  }
}
