#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  /// Views, controllers, windows and scenes can have texts bound to them.
  extension UIResponder: LocalizationTarget {}

  /// Bar button items and tab bar items can have texts bound to them.
  extension UIBarItem: LocalizationTarget {}

  /// Navigation items can have texts bound to them.
  extension UINavigationItem: LocalizationTarget {}

  /// Actions and commands can have texts bound to them.
  extension UIMenuElement: LocalizationTarget {}

  /// The menu bar is built again.
  extension UIMenuSystem: LocalizationTarget {}

  /// Tabs can have texts bound to them.
  extension UITab: LocalizationTarget {}
#endif
