import DragomanFormats
import Foundation

/// Where the files of some sources are looked for.
final class ResourceIndex: Sendable {
  private let sources: [ResourceFolders]

  /// An earlier source wins over a later one.
  init(_ sources: [TranslationSource]) {
    self.sources = sources.compactMap { $0.tree.map(ResourceFolders.init) }
  }

  /// The folders at some places, the nearest first.
  func folders(at places: [SourceIndex.Place]) -> [String] {
    places.flatMap { place in sources.flatMap { $0.paths(at: place) } }
  }
}

extension TranslationSource {
  /// The files of the source; nil of one that has none.
  fileprivate var tree: (any FileTree)? {
    switch origin {
    case .mainBundle: TranslationSource.bundle(.main).tree
    case .directory(let url): DirectoryTree(folder: url)
    case .tree(let tree, _): tree
    // What a mapping is made from is a source of its own.
    case .dictionary, .embedded, .mapped: nil
    }
  }
}
