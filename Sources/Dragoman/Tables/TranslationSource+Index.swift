import Foundation

extension TranslationSource {
  /// Lists what the source has.
  func index(limit: Int) -> SourceIndex {
    switch origin {
    case .mainBundle: TranslationSource.bundle(.main).index(limit: limit)
    case .tree(let tree, let traits): SourceIndex(tree: tree, traits: traits, limit: limit)
    case .dictionary(let texts, let table): SourceIndex(dictionary: texts, table: table)
    }
  }
}
