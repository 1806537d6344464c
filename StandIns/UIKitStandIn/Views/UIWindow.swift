public import Foundation

/// The background of an app's interface.
@MainActor open class UIWindow: UIView {
  private weak var scene: UIWindowScene?

  /// Makes a window.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
  }

  /// The scene that it is in.
  open weak var windowScene: UIWindowScene? {
    get { scene }
    set {
      scene?.remove(self)
      scene = newValue
      newValue?.add(self)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }

  open override var window: UIWindow? { self }

  override var traitsAbove: UITraitCollection { scene?.traitCollection ?? AppEnvironment.traits }
}
