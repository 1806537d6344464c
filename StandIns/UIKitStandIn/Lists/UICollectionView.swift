public import Foundation

/// A collection of items.
@MainActor open class UICollectionView: UIScrollView {
  /// How often the items were loaded.
  private(set) var reloads = 0

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }

  /// Makes a collection from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads the items anew.
  open func reloadData() { reloads += 1 }
}
