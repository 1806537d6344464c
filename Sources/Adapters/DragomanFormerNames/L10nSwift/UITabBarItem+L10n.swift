#if !os(macOS) && !os(watchOS)
  import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITabBarItem {
    /// The key of the badge. It is there to be set.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    @available(*, deprecated, message: "write localized.badgeValue = .key(\"…\")")
    public var l10nBadge: String {
      get { "" }
      set { localized.badgeValue = .key(newValue) }
    }
  }
#endif
