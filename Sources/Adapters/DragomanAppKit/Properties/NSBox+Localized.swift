#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSBox {
    /// The title of the box; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }
  }
#endif
