#if os(macOS) || os(Linux)
  public import Dragoman
  public import DragomanAdapterBasics
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenu: LocalizationKeyed {
    /// The text that a key is for: the title of the menu.
    public var localizedTextForKey: LocalizedText? {
      get { localizedTitle }
      set { localizedTitle = newValue }
    }

    /// The key of the title of the menu; nil unbinds it and leaves what is shown.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var localizationKey: String? {
      get { localization.key }
      set { localization.key = newValue }
    }

    /// The name of the table that the key is looked for in; nil is `Localizable`.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var localizationTable: String? {
      get { localization.table }
      set { localization.table = newValue }
    }

    /// Another name of `localizationTable`, the one that it has in SKLocalizable.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var localizationFile: String? {
      get { localizationTable }
      set { localizationTable = newValue }
    }
  }
#endif
