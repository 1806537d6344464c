/// Names that differ, for things whose names collide.
enum NameDistinction {
  /// Gives what collides names with something behind them, until nothing does any more: such a name may be one that
  /// something else has already.
  ///
  /// - Parameters:
  ///   - source: What tells a thing from others, the same on every machine.
  ///   - collisions: The places of the things whose names collide.
  ///   - rename: The thing with a name that was made from a source.
  static func distinguished<Item>(
    _ items: [Item], source: (Item) -> String, collisions: ([Item]) -> [Int], rename: (Item, String) -> Item
  ) -> [Item] {
    var result = items
    var rounds: [Int: Int] = [:]
    for _ in 0..<limit {
      let places = Set(collisions(result))
      guard !places.isEmpty else { break }
      for place in places {
        let round = rounds[place, default: 0]
        rounds[place] = round + 1
        // What is told by nothing else is told by its place.
        let salt = round == 0 ? "" : "\n\(round)" + (round == 1 ? "" : "\n\(place)")
        result[place] = rename(items[place], source(items[place]) + salt)
      }
    }
    return result
  }

  /// More is needed by nobody but who makes keys for it.
  private static let limit = 64
}
