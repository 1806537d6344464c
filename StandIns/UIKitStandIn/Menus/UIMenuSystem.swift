public import Foundation

/// The menus of the menu bar, or those of a context.
@MainActor open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// Those of the menu bar.
  open class var main: UIMenuSystem { mainSystem }

  /// Those of a context.
  open class var context: UIMenuSystem { contextSystem }

  /// How often the menus were to be built again.
  private(set) var rebuildCount = 0

  override init() { super.init() }

  /// Lets all menus be built again.
  open func setNeedsRebuild() { rebuildCount += 1 }
}
