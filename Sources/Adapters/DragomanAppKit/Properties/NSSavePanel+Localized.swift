#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSSavePanel {
    /// What stands above the files; nil unbinds it.
    public var localizedMessage: LocalizedText? {
      get { localized.message }
      set { localized.message = newValue }
    }

    /// The title of the button that saves or opens; nil unbinds it.
    public var localizedPrompt: LocalizedText? {
      get { localized.prompt }
      set { localized.prompt = newValue }
    }

    /// What stands before the field for the name; nil unbinds it.
    public var localizedNameFieldLabel: LocalizedText? {
      get { localized.nameFieldLabel }
      set { localized.nameFieldLabel = newValue }
    }
  }
#endif
