import DragomanFormats
import Foundation

extension TranslationSource {
  /// Lists what the source has.
  func index(limits: FormatLimits) -> SourceIndex {
    switch origin {
    case .mainBundle: TranslationSource.bundle(.main).index(limits: limits)
    case .directory(let url):
      SourceIndex(
        tree: DirectoryTree(folder: url), traits: BundleTraits(infoDictionaryIn: url, limits: limits), limits: limits)
    case .tree(let tree, let traits): SourceIndex(tree: tree, traits: traits, limits: limits)
    case .dictionary(let texts, let table): SourceIndex(dictionary: texts, table: table)
    case .mapped(let source, let language, let mapping):
      SourceIndex(mapping: source, as: language, by: mapping, limits: limits)
    }
  }
}
