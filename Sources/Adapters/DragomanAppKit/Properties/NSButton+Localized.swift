#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSButton {
    /// The title; nil unbinds it.
    public var localizedTitle: LocalizedText? {
      get { localized.title }
      set { localized.title = newValue }
    }

    /// The title with its attributes; nil unbinds it.
    public var localizedAttributedTitle: LocalizedText? {
      get { localized.attributedTitle }
      set { localized.attributedTitle = newValue }
    }

    /// The title of the button while it is on; nil unbinds it.
    public var localizedAlternateTitle: LocalizedText? {
      get { localized.alternateTitle }
      set { localized.alternateTitle = newValue }
    }

    /// The title of the button while it is on, with its attributes; nil unbinds it.
    public var localizedAttributedAlternateTitle: LocalizedText? {
      get { localized.attributedAlternateTitle }
      set { localized.attributedAlternateTitle = newValue }
    }
  }
#endif
