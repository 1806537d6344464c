import DragomanFormats

/// Tables that are wanted and not there, so that nothing was written.
package struct UnknownTables: Error, Sendable, Hashable {
  package let names: [String]
  /// The tables that there are.
  package let known: [String]

  /// Nil where all that are wanted are there.
  init?(wanted: [String], among bundles: [LocatedBundle]) {
    let known = Set(bundles.flatMap(\.bundle.tables).map(\.name))
    names = wanted.filter { !known.contains($0) }
    self.known = known.sorted()
    if names.isEmpty { return nil }
  }
}

extension UnknownTables {
  /// The failure in one sentence.
  package var sentence: String {
    let missing = names.map(\.quoted).joined(separator: ", ")
    let verb = known.count == 1 ? "is" : "are"
    let shown = known.prefix(Self.limit).map(\.quoted).joined(separator: ", ") + (known.count > Self.limit ? ", …" : "")
    return "there is no table \(missing); there \(verb) \(shown)"
  }

  private static let limit = 20
}
