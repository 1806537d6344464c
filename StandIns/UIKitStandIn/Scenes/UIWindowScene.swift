import Foundation

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  private var shownWindows: [() -> UIWindow?] = []

  /// The traits that it sets for its windows.
  @available(iOS 17.0, tvOS 17.0, *)
  public var traitOverrides = UITraitOverrides()

  // Apple's is made by the system alone.
  override init() { super.init() }

  /// Its windows.
  open var windows: [UIWindow] { shownWindows.compactMap { $0() } }

  /// The traits of its environment.
  open var traitCollection: UITraitCollection { AppEnvironment.traits.applying(traitOverrides) }

  func add(_ window: UIWindow) { shownWindows.append { [weak window] in window } }

  func remove(_ window: UIWindow) { shownWindows.removeAll { $0() === window } }
}
