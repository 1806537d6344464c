/// The types that tell bundles apart whose tables have the same names.
struct BundleNamespaces: Sendable {
  /// By the path of the bundle.
  private let namespaces: [String: SwiftName]

  init(_ bundles: [LocatedBundle]) {
    var owners: [String: Int] = [:]
    for table in bundles.flatMap(\.bundle.tables) { owners[table.name, default: 0] += 1 }
    let ambiguous = bundles.filter { $0.bundle.tables.contains { owners[$0.name, default: 0] > 1 } }
    let ends = PathEnds(ambiguous.map(\.name))
    let types = ambiguous.map { ($0.path, SwiftName(type: ends.shortest(of: $0.name))) }
    namespaces = Dictionary(types) { first, _ in first }
  }

  /// The type around the keys of a bundle; nil where none is needed.
  subscript(bundle: LocatedBundle) -> SwiftName? { namespaces[bundle.path] }
}

/// How some paths end.
private struct PathEnds {
  /// How many of the paths have an end.
  private var counts: [String: Int] = [:]

  init(_ paths: [String]) {
    for path in paths {
      for end in Self.ends(of: path) { counts[end, default: 0] += 1 }
    }
  }

  /// The end of a path that no other ends with.
  func shortest(of path: String) -> String { Self.ends(of: path).first { counts[$0] == 1 } ?? path }

  private static func ends(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
  }
}
