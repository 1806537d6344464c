/// Keys that would have the same name.
package struct KeyCollision: Sendable, Hashable {
  package let name: String
  /// Where the keys are in what was looked at: two or more.
  package let places: [Int]
}

extension KeyCollision {
  /// Finds the keys that collide: two keys of one name, or a key and the type around other keys.
  ///
  /// - Returns: In the order of the first key of each.
  package static func all(among names: [KeyName]) -> [Self] {
    var places: [String: [Int]] = [:]
    for (place, name) in names.enumerated() { places[name.description, default: []].append(place) }
    // One key of those in a type stands for all.
    var types: [String: Int] = [:]
    for (place, name) in names.enumerated() {
      for type in name.typePaths where types[type] == nil { types[type] = place }
    }
    return places.compactMap { name, places in
      let all = Set(places + [types[name]].compactMap(\.self)).sorted()
      return all.count > 1 ? Self(name: name, places: all) : nil
    }.sorted { $0.places.lexicographicallyPrecedes($1.places) }
  }
}

extension KeyName {
  /// The types around the key, from the outermost.
  fileprivate var typePaths: [String] {
    namespaces.indices.map { namespaces[...$0].map(\.text).joined(separator: ".") }
  }
}
