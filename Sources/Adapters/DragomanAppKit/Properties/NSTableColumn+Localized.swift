#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSTableColumn {
    /// What the header of the column says; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// What is shown while the pointer rests on the header; nil unbinds it.
    public var localizedHeaderToolTip: LocalizedText? {
      get { localized.headerToolTip }
      set { localized.headerToolTip = newValue }
    }
  }
#endif
