/// A view of a collection.
@MainActor open class UICollectionReusableView: UIView {
  /// Called before the view is used again.
  open func prepareForReuse() {}
}
