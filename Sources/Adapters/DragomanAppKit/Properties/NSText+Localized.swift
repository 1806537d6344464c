#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSText {
    /// The text in the view; what a person types there stays. Nil unbinds it.
    public var localizedString: LocalizedText? {
      get { localized.string }
      set { localized.string = newValue }
    }
  }
#endif
