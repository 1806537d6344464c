/// A collection of items.
@MainActor open class NSCollectionView: NSView {
  /// How often the items were loaded.
  private(set) var reloads = 0

  /// Loads the items anew.
  @available(macOS 10.11, *)
  open func reloadData() { reloads += 1 }
}
