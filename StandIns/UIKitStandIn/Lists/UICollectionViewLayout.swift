public import Foundation

/// Where the items of a collection lie.
@MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
}
