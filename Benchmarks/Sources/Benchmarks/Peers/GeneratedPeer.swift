import Dragoman

/// This project, with texts that are embedded in the program, asked by the keys of generated code.
///
/// The texts here are counted strings, which literals are not: what is measured is more than generated code costs.
struct GeneratedPeer: Peer {
  let component = "dragoman-generated"

  func lookUp(in table: KeyTable) throws -> Batch? {
    let localizer = try Self.localizer(over: table)
    let bundle = LocalizedBundle(nil)
    let keys = try table.shuffledKeys.map { LocalizedKey($0, bundle: bundle) }
    return Batch(operations: keys.count, enter: { DragomanPeer.use(localizer) }) {
      var sum = 0
      for key in keys { sum &+= consume(key.string) }
      return sum
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let localizer = try Self.localizer(over: table)
    guard let key = try table.shuffledKeys.first else { return nil }
    let generated = LocalizedKey(key, bundle: LocalizedBundle(nil))
    return HotKey(enter: { DragomanPeer.use(localizer) }) { count in
      var sum = 0
      for _ in 0..<count { sum &+= consume(generated.string) }
      return sum
    }
  }

  private static func localizer(over table: KeyTable) throws -> Localizer {
    let entries = try table.entries
    let texts = EmbeddedTexts(keys: entries.map(\.key), texts: entries.map(\.value))
    let catalog = EmbeddedCatalog(table.language, tables: [EmbeddedTable("Localizable") { texts }])
    let localizer = Localizer(sources: [.embedded([catalog])], selection: DragomanPeer.selection(table.language))
    for entry in entries.prefix(100) where localizer.string(entry.key) != entry.value {
      throw NotHere("another text for \(entry.key)")
    }
    return localizer
  }
}
