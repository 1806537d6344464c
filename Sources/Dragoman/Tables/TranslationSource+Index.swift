import DragomanFormats
import Foundation

extension TranslationSource {
  /// Lists what the source has.
  func index(limits: FormatLimits) -> SourceIndex {
    switch origin {
    case .mainBundle: TranslationSource.bundle(.main).propertyLists(named: propertyListName).index(limits: limits)
    case .directory(let url):
      SourceIndex(
        tree: DirectoryTree(folder: url), traits: BundleTraits(infoDictionaryIn: url, limits: limits),
        propertyListName: propertyListName, usesCompiled: usesCompiled, limits: limits)
    case .tree(let tree, let traits):
      SourceIndex(
        tree: tree, traits: traits, propertyListName: propertyListName, usesCompiled: usesCompiled, limits: limits)
    case .dictionary(let texts, let table): SourceIndex(dictionary: texts, table: table)
    case .embedded(let catalogs): SourceIndex(embedded: catalogs)
    case .mapped(let source, let language, let mapping):
      SourceIndex(mapping: source, as: language, by: mapping, limits: limits)
    }
  }
}
