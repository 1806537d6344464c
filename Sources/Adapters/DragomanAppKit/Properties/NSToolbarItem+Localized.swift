#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSToolbarItem {
    /// What the item says in the toolbar; nil unbinds it.
    public var localizedLabel: LocalizedText? {
      get { localized.label }
      set { localized.label = newValue }
    }

    /// What the item says where a person puts the toolbar together; nil unbinds it.
    public var localizedPaletteLabel: LocalizedText? {
      get { localized.paletteLabel }
      set { localized.paletteLabel = newValue }
    }

    /// The title of the item's own button; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// What is shown while the pointer rests on the item; nil unbinds it.
    public var localizedToolTip: LocalizedText? {
      get { localized.toolTip }
      set { localized.toolTip = newValue }
    }
  }
#endif
