/// What a table takes once all its keys were asked: on the heap, and of its mapped file.
enum MemoryCases {
  static func make(_ inputs: Inputs) -> [Case] {
    inputs.tables.flatMap { table in
      inputs.peers.map { peer in
        Case(memoryOf: peer.component, table.name) { try peer.memory(of: table) }
      }
    }
  }
}
