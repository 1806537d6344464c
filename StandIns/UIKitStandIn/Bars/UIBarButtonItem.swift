public import Foundation

/// A button in a navigation bar or a toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  open var style: UIBarButtonItem.Style = .plain
  /// Whose method it calls.
  open weak var target: AnyObject?
  /// Which method it calls.
  open var action: Selector?
  /// What it does.
  @available(iOS 14.0, tvOS 14.0, *)
  open var primaryAction: UIAction?
  /// The menu that it shows.
  @available(iOS 14.0, tvOS 17.0, *)
  open var menu: UIMenu?

  /// Makes an item.
  public override init() { super.init() }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a title.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIBarButtonItem {
  /// Makes an item with an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }
}

extension UIBarButtonItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    /// Glows when it is tapped.
    case plain = 0
    /// Completes a task.
    case done = 2
  }
}
