#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenuItem {
    /// The image of the item; nil unbinds it.
    public var localizedImage: LocalizedImage? {
      get { localizedImage(for: "image") }
      set { setLocalizedImage(newValue, for: "image") { $0.image = $1 } }
    }
  }
#endif
