import Dragoman

/// This project, asked by the keys of generated code.
struct GeneratedPeer: Peer {
  let component = "dragoman-generated"
  let inputs: Inputs

  func lookUp(in table: KeyTable) throws -> Batch? {
    let localizer = try DragomanPeer.localizer(over: table)
    let keys = try table.shuffledKeys.map { LocalizedKey($0, bundle: LocalizedBundle(nil)) }
    return Batch(operations: keys.count, enter: { DragomanPeer.use(localizer) }) {
      var sum = 0
      for key in keys { sum &+= consume(key.string) }
      return sum
    }
  }

  func hotKey(in table: KeyTable) throws -> HotKey? {
    let localizer = try DragomanPeer.localizer(over: table)
    guard let key = try table.shuffledKeys.first else { return nil }
    let generated = LocalizedKey(key, bundle: LocalizedBundle(nil))
    return HotKey(enter: { DragomanPeer.use(localizer) }) { count in
      var sum = 0
      for _ in 0..<count { sum &+= consume(generated.string) }
      return sum
    }
  }
}
