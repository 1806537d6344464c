public import Foundation

/// An item in a bar.
@MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number to find it by.
  open var tag = 0

  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init() }
}
