/// An item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What it shows.
  @available(iOS 14.0, tvOS 14.0, *)
  public var contentConfiguration: (any UIContentConfiguration)?
}
