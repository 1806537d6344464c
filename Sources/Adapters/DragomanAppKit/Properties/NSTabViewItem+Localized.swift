#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSTabViewItem {
    /// What the tab says; nil unbinds it.
    public var localizedLabel: LocalizedText? {
      get { localized.label }
      set { localized.label = newValue }
    }

    /// What is shown while the pointer rests on the tab; nil unbinds it.
    public var localizedToolTip: LocalizedText? {
      get { localized.toolTip }
      set { localized.toolTip = newValue }
    }
  }
#endif
