import DragomanFormats

/// Tables that are wanted and not there, so that nothing was written.
package struct UnknownTables: Error, Sendable, Hashable {
  package let names: [String]
  /// The tables that there are.
  package let known: [String]

  /// Nil where all that must be there are.
  init?(_ options: GenerationOptions, among bundles: [LocatedBundle]) {
    let known = Set(bundles.flatMap(\.bundle.tables).map(\.name))
    let wanted = options.tables ?? []
    names = wanted.filter { !known.contains($0) }
    self.known = known.sorted()
    switch options.requiredTables {
    case .none: return nil
    case .one: if names.isEmpty || names.count < wanted.count { return nil }
    case .all: if names.isEmpty { return nil }
    }
  }
}

extension UnknownTables {
  /// The failure in one sentence.
  package var sentence: String {
    "there is no table \(names.map(\.quoted).joined(separator: ", ")); \(KnownNames(known))"
  }
}
