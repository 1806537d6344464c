#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIAlertController {
    /// The text below the title, which is `localizedTitle`; nil unbinds it.
    public var localizedMessage: LocalizedText? {
      get { localized.message }
      set { localized.message = newValue }
    }

  }
#endif
