public import Foundation

/// What a navigation bar shows for a view controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// What stands above the bar's buttons.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item from an archive.
  public required init?(coder: NSCoder) { super.init() }
}
