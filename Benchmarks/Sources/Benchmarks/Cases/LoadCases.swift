/// A language from nothing to its first text.
enum LoadCases {
  static func make(_ inputs: Inputs) -> [Case] {
    inputs.tables.flatMap { table in
      inputs.peers.map { peer in
        Case(peer.component, "load", table.name, isIsolated: peer.loadsOnce) { try peer.load(table) }
      }
    }
  }
}
