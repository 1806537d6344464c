public import Foundation

/// An item in a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// The image while it is selected.
  open var selectedImage: UIImage?
  /// What stands in its badge.
  open var badgeValue: String?

  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
