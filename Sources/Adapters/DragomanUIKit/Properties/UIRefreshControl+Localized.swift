#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  #if !os(tvOS)
    extension UIRefreshControl {
      /// What the control says while it refreshes; nil unbinds it.
      public var localizedTitle: LocalizedText? {
        get { localized.attributedTitle }
        set { localized.attributedTitle = newValue }
      }

    }
  #endif
#endif
