public import Foundation

/// What manages a hierarchy of views.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?

  /// What is shown while there is nothing to show.
  @available(iOS 17.0, tvOS 17.0, *)
  public var contentUnavailableConfiguration: (any UIContentConfiguration)?

  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one presents.
  open private(set) var presentedViewController: UIViewController?

  /// Makes a controller with the contents of a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What names the controller; setting it also sets the titles of its items.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }

  /// Called when the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view is added to a hierarchy of views, which nothing here does.
  open func viewWillAppear(_ animated: Bool) {}

  /// Loads the view, if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes a controller a child.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    completion?()
  }

  /// Takes away what the controller presents.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }

  /// What a navigation bar shows for the controller, made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for the controller, made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
}
