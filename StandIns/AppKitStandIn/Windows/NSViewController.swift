public import Foundation

/// What manages a view.
@MainActor open class NSViewController: NSResponder {
  private var loadedView: NSView?

  /// What names the controller.
  open var title: String?
  /// The controllers that this one contains.
  @available(macOS 10.10, *)
  open var children: [NSViewController] = []
  /// The controllers that this one presents.
  @available(macOS 10.10, *)
  open private(set) var presentedViewControllers: [NSViewController]?

  /// Makes a controller with the contents of a nib.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, loaded when it is first asked for.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      viewDidLoad()
      return loadedView ?? NSView()
    }
    set { loadedView = newValue }
  }

  /// Whether the view is loaded.
  @available(macOS 10.10, *)
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view.
  open func loadView() { loadedView = NSView() }

  /// Called when the view is loaded.
  @available(macOS 10.10, *)
  open func viewDidLoad() {}

  /// Makes a controller a child.
  @available(macOS 10.10, *)
  open func addChild(_ childViewController: NSViewController) { children.append(childViewController) }

  /// Presents a controller in a sheet.
  @available(macOS 10.10, *)
  open func presentAsSheet(_ viewController: NSViewController) {
    presentedViewControllers = (presentedViewControllers ?? []) + [viewController]
  }
}

/// The contents of a file of Interface Builder.
open class NSNib: NSObject {
  /// The name of a file.
  public typealias Name = String
}
