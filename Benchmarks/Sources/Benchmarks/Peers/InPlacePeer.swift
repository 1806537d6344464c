import Dragoman

/// This project, with texts that are read in place, as `Configuration.readsTextsInPlace` has it.
struct InPlacePeer: Peer {
  let component: String
  private let localizer: @MainActor (KeyTable) throws -> Localizer

  /// With the files as they are written.
  static let text = InPlacePeer(component: "dragoman-in-place") {
    try DragomanPeer.localizer(over: $0, readsTextsInPlace: true)
  }

  static let compiled = InPlacePeer(component: "dragoman-compiled-in-place") {
    try CompiledPeer.localizer(over: $0, readsTextsInPlace: true)
  }

  func lookUp(in table: KeyTable) throws -> Batch? { try DragomanPeer.lookUp(in: table, by: localizer(table)) }

  func hotKey(in table: KeyTable) throws -> HotKey? { try DragomanPeer.hotKey(in: table, of: localizer(table)) }
}
