#if !os(macOS) && !os(watchOS)
  import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UISegmentedControl {
    /// Binds the image of a segment, which takes the place of its title; nil unbinds it.
    public func setLocalizedImage(_ image: LocalizedImage?, forSegmentAt segment: Int) {
      // UIKit takes a number that is too large for the last segment, which must not get the image of one that is gone.
      setLocalizedImage(image, for: LocalizedSlot("image", segment)) { control, image in
        if (0..<control.numberOfSegments).contains(segment) { control.setImage(image, forSegmentAt: segment) }
      }
    }

    /// The image bound to a segment.
    public func localizedImage(forSegmentAt segment: Int) -> LocalizedImage? {
      localizedImage(for: LocalizedSlot("image", segment))
    }
  }
#endif
