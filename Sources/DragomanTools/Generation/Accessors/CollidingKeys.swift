import DragomanFormats

/// Keys that would have the same name, so that nothing was written.
package struct CollidingKeys: Error, Sendable, Hashable {
  package struct Pair: Sendable, Hashable {
    package let name: String
    package let first: KeyPlace
    package let second: KeyPlace
  }

  package let pairs: [Pair]

  init(pairs: [Pair]) { self.pairs = pairs }

  init(_ collisions: [KeyCollision], _ accessors: [Accessor]) {
    pairs = collisions.flatMap { collision in
      let places = collision.places.map { accessors[$0].place }
      return places.dropFirst().map { Pair(name: collision.name, first: places[0], second: $0) }
    }
  }
}

extension CollidingKeys.Pair {
  /// `PATH:LINE:COLUMN: error: sentence [rule]`.
  package var description: String {
    let keys = "\(described(second)) and \(described(first)) in \(first)"
    let remark = KeyDifference.remark(on: second.key, first.key)
    return "\(second): error: \(keys) would both be called \(name)\(remark) [swift-name]"
  }

  /// With its table where the other key is in another.
  private func described(_ place: KeyPlace) -> String {
    let key = "“\(place.key.excerpt.visible)”"
    guard first.table != second.table, let table = place.table else { return key }
    return "\(key) of the table “\(table.excerpt.visible)”"
  }
}

extension CollidingKeys {
  /// The failure in one sentence.
  package var sentence: String {
    let number = pairs.count == 1 ? "two keys collide" : "\(pairs.count) pairs of keys collide"
    return "nothing was written, since \(number); with --distinguish they get names that differ"
  }
}

extension [Accessor] {
  /// The accessors with names that differ, where keys that collide get something of their own behind the name.
  func distinguished() -> Self {
    NameDistinction.distinguished(self) {
      "\($0.folder)\n\($0.table)\n\($0.key)"
    } collisions: { accessors in
      KeyCollision.all(among: accessors.map(\.name)).flatMap(\.places)
    } rename: { accessor, source in
      var accessor = accessor
      accessor.name = accessor.name.distinguished(by: source)
      return accessor
    }
  }
}
