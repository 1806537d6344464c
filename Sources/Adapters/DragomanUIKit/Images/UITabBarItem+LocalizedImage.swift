#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITabBarItem {
    /// The image of the tab while it is selected; nil unbinds it.
    public var localizedSelectedImage: LocalizedImage? {
      get { localizedImage(for: "selectedImage") }
      set { setLocalizedImage(newValue, for: "selectedImage") { $0.selectedImage = $1 } }
    }
  }
#endif
