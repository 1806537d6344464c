#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIMenuSystem {
    /// Lets the menus be built again after each change of the language, by `buildMenu(with:)`: the title of a menu is
    /// fixed once it is made.
    ///
    /// - Parameter localizer: Whose changes count; nil is `Localizer.main`.
    public func rebuildOnLanguageChange(of localizer: Localizer? = nil) {
      onLanguageChange("rebuild", of: localizer) { system, _ in system.setNeedsRebuild() }
    }
  }
#endif
