#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSWindow {
    /// The title of the window; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// What stands below the title; nil unbinds it.
    public var localizedSubtitle: LocalizedText? {
      get { localized.subtitle }
      set { localized.subtitle = newValue }
    }

    /// The title in the Dock; nil unbinds it.
    public var localizedMiniwindowTitle: LocalizedText? {
      get { localized.miniwindowTitle }
      set { localized.miniwindowTitle = newValue }
    }
  }
#endif
