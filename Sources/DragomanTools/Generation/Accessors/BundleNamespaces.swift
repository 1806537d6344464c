/// The types that tell bundles apart whose tables have the same names.
struct BundleNamespaces: Sendable {
  private let namespaces: [String: SwiftName]

  init(_ bundles: [ProjectBundle]) {
    var owners: [String: Int] = [:]
    for table in bundles.flatMap(\.tables) { owners[table.name, default: 0] += 1 }
    let ambiguous = bundles.filter { bundle in bundle.tables.contains { owners[$0.name, default: 0] > 1 } }
    let names = ambiguous.map(\.name)
    let types = names.map { ($0, SwiftName(type: Self.shortName(of: $0, among: names))) }
    namespaces = Dictionary(types) { first, _ in first }
  }

  /// The type around the keys of a bundle; nil where none is needed.
  subscript(bundle: ProjectBundle) -> SwiftName? { namespaces[bundle.name] }

  /// The end of a path that no other ends with.
  private static func shortName(of path: String, among paths: [String]) -> String {
    let parts = path.split(separator: "/")
    for count in 1...max(parts.count, 1) {
      let name = parts.suffix(count).joined(separator: "/")
      if !paths.contains(where: { $0 != path && ($0 == name || $0.hasSuffix("/" + name)) }) { return name }
    }
    return path
  }
}
