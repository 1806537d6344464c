public import Foundation

/// Controllers of which one is chosen by a tab.
@MainActor open class UITabBarController: UIViewController {
  /// The bar with the tabs.
  open private(set) var tabBar = UITabBar()
  /// The tabs.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var tabs: [UITab] = []
  /// The number of the controller that is shown.
  open var selectedIndex = 0 {
    didSet { if isViewLoaded { showSelected() } }
  }
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      if isViewLoaded { showSelected() }
    }
  }

  /// Makes a controller with tabs.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Makes a controller with the contents of a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    for controller in viewControllers ?? [] { controller.viewIfLoaded?.removeFromSuperview() }
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return }
    view.addSubview(viewControllers[selectedIndex].view)
  }
}
