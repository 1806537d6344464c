import DragomanFormats

/// Makes one table for a compiled catalog of those that a place has under one name, on each device.
struct CompiledTableWriter {
  private var texts = CompiledCatalogWriter.tableBuilder()
  private var keys: Set<ExactString> = []

  /// The slots and records of the table, and what is shown of entries that cannot be used.
  static func write(_ tables: [Table]) -> (texts: PackedTable, lastResorts: [UInt8]) {
    var writer = Self()
    for table in tables {
      for record in table.texts.entries { writer.add(ExactString(table.texts.key(of: record)), tables) }
    }
    return (writer.texts.table(), lastResorts(of: tables))
  }

  private mutating func add(_ key: ExactString, _ tables: [Table]) {
    guard keys.insert(key).inserted else { return }
    let messages = tables.map { table in table.texts.find(key.text).flatMap { table.message(of: $0) { _ in } } }
    if let message = messages.first ?? nil, message.variants == nil, messages.allSatisfy({ $0 == message }) {
      texts.update(key.text, message.text, message.kind)
    } else {
      texts.update(key.text, variants: MessageWriter.bytes(messages))
    }
  }

  private static func lastResorts(of tables: [Table]) -> [UInt8] {
    let keys = Set(tables.flatMap(\.lastResorts.keys)).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    var writer = ByteWriter()
    writer.append(keys) { writer, key in
      writer.append(key.text)
      writer.append(MessageWriter.bytes(tables.map { $0.lastResorts[key].map(Message.init(verbatim:)) }))
    }
    return writer.bytes
  }
}
