/// All keys of a table in one shuffled order.
enum LookUpCases {
  static func make(_ inputs: Inputs) -> [Case] {
    inputs.tables.flatMap { table in
      inputs.peers.map { peer in
        Case(peer.component, "look-up", table.name) { try peer.lookUp(in: table) }
      }
    }
      + inputs.tables.filter(\.isMain).map { table in
        Case("dragoman", "look-up", "another-table") { try DragomanPeer.lookUpInAnotherTable(table) }
      }
  }
}
