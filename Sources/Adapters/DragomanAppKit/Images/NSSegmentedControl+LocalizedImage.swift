#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSSegmentedControl {
    /// Binds the image of a segment; nil unbinds it.
    public func setLocalizedImage(_ image: LocalizedImage?, forSegment segment: Int) {
      setLocalizedImage(image, for: LocalizedSlot("image", segment)) { control, image in
        if (0..<control.segmentCount).contains(segment) { control.setImage(image, forSegment: segment) }
      }
    }

    /// The image bound to a segment.
    public func localizedImage(forSegment segment: Int) -> LocalizedImage? {
      localizedImage(for: LocalizedSlot("image", segment))
    }
  }
#endif
