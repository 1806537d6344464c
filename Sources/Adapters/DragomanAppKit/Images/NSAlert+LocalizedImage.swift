#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSAlert {
    /// The image of the alert; nil unbinds it.
    public var localizedIcon: LocalizedImage? {
      get { localizedImage(for: "icon") }
      set { setLocalizedImage(newValue, for: "icon") { $0.icon = $1 } }
    }
  }
#endif
