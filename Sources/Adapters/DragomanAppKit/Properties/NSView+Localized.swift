#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSView {
    /// What is shown while the pointer rests on the view; nil unbinds it.
    public var localizedToolTip: LocalizedText? {
      get { localized.toolTip }
      set { localized.toolTip = newValue }
    }
  }
#endif
