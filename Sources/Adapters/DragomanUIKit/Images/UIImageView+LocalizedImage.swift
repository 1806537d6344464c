#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIImageView {
    /// The image that the view shows; nil unbinds it.
    public var localizedImage: LocalizedImage? {
      get { localizedImage(for: "image") }
      set { setLocalizedImage(newValue, for: "image") { $0.image = $1 } }
    }

    /// The image that the view shows while it is highlighted; nil unbinds it.
    public var localizedHighlightedImage: LocalizedImage? {
      get { localizedImage(for: "highlightedImage") }
      set { setLocalizedImage(newValue, for: "highlightedImage") { $0.highlightedImage = $1 } }
    }
  }
#endif
