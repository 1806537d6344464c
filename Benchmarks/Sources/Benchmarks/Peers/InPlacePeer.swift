import Dragoman

/// This project, with compiled catalogs whose texts are read in place, as `Configuration.readsTextsInPlace` has it.
struct InPlacePeer: Peer {
  let component = "dragoman-in-place"

  func lookUp(in table: KeyTable) throws -> Batch? {
    try DragomanPeer.lookUp(in: table, by: CompiledPeer.localizer(over: table, readsTextsInPlace: true))
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    try DragomanPeer.hotKey(in: table, of: CompiledPeer.localizer(over: table, readsTextsInPlace: true))
  }
}
