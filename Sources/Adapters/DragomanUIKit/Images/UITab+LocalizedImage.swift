#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITab {
    /// The image of the tab; nil unbinds it.
    public var localizedImage: LocalizedImage? {
      get { localizedImage(for: "image") }
      set { setLocalizedImage(newValue, for: "image") { $0.image = $1 } }
    }
  }
#endif
