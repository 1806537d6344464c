#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenuItem {
    /// The title; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// The title with its attributes, which is shown in place of the title; nil unbinds it.
    public var localizedAttributedTitle: LocalizedText? {
      get { localized.attributedTitle }
      set { localized.attributedTitle = newValue }
    }

    /// What stands below the title; nil unbinds it.
    public var localizedSubtitle: LocalizedText? {
      get { localized.subtitle }
      set { localized.subtitle = newValue }
    }

    /// What is shown while the pointer rests on the item; nil unbinds it.
    public var localizedToolTip: LocalizedText? {
      get { localized.toolTip }
      set { localized.toolTip = newValue }
    }
  }
#endif
