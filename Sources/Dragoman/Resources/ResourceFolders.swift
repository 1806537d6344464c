/// The folders of a source in which files lie: those of languages, `Base`, and the source's own.
///
/// Which folders there are is found out once, as it is for texts. What is in them is not remembered.
struct ResourceFolders: Sendable {
  private let tree: any FileTree
  private let names: [SourceIndex.Place: [String]]

  /// Lists the `.lproj` folders; one that cannot be listed has none, which the index of texts has told.
  init(_ tree: any FileTree) {
    self.tree = tree
    let found = ((try? tree.names(in: nil)) ?? []).compactMap(LanguageFolderName.init)
    names = Dictionary(grouping: found, by: \.place).mapValues { folders in
      folders.sorted { $0.isBefore($1) }.map(\.name)
    }
  }

  /// The folders at a place, the one that wins first; none of a source that gives no files out.
  func paths(at place: SourceIndex.Place) -> [String] {
    let names: [String?] = place == .root ? [nil] : self.names[place] ?? []
    return names.compactMap { tree.diskPath(ofFolder: $0) }
  }
}
