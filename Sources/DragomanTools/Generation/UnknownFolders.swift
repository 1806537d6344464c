import DragomanFormats

/// Folders whose bundle was said and that have no translations, or are not there, so that nothing was written.
package struct UnknownFolders: Error, Sendable, Hashable {
  /// As they were named.
  package let names: [String]
  /// The folders that there are.
  package let known: [String]

  /// Nil where there is one for each that must be there.
  init?(_ options: GenerationOptions, among bundles: [LocatedBundle]) {
    names = options.requiredBundles.filter { choice in !bundles.contains { choice.suits($0.path) } }
      .compactMap(\.folder)
    known = bundles.map(\.name)
    if names.isEmpty { return nil }
  }
}

extension UnknownFolders {
  /// The failure in one sentence.
  package var sentence: String {
    "there is no folder \(names.map(\.quoted).joined(separator: ", ")) with translations; \(KnownNames(known))"
  }
}
