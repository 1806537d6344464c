public import Foundation

/// A stack of controllers.
@MainActor open class UINavigationController: UIViewController {
  /// The bar at the top.
  open private(set) var navigationBar = UINavigationBar()
  /// The bar at the bottom.
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  /// The stack, the root first.
  open var viewControllers: [UIViewController] = [] {
    didSet { adopt(oldValue) }
  }

  /// Makes a controller with its root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with the contents of a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the controller on top away.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  private func adopt(_ former: [UIViewController]) {
    for controller in former where !viewControllers.contains(controller) { controller.removeFromParent() }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    for controller in former { controller.viewIfLoaded?.removeFromSuperview() }
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    if let top = topViewController?.view { view.addSubview(top) }
  }
}
