#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSButton {
    /// The image of the button; nil unbinds it.
    public var localizedImage: LocalizedImage? {
      get { localizedImage(for: "image") }
      set { setLocalizedImage(newValue, for: "image") { $0.image = $1 } }
    }

    /// The image of the button while it is on; nil unbinds it.
    public var localizedAlternateImage: LocalizedImage? {
      get { localizedImage(for: "alternateImage") }
      set { setLocalizedImage(newValue, for: "alternateImage") { $0.alternateImage = $1 } }
    }
  }
#endif
