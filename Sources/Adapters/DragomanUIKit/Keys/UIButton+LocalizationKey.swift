#if !os(macOS) && !os(watchOS)
  public import Dragoman
  public import DragomanAdapterBasics
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIButton: LocalizationKeyed {
    /// The text that a key is for: the title of the normal state.
    public var localizedTextForKey: LocalizedText? {
      get { localizedTitle }
      set { localizedTitle = newValue }
    }

    /// The key of the title of the normal state; nil unbinds it and leaves what is shown.
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

    /// Another name of `localizationTable`, which storyboards made for SKLocalizable have.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var localizationFile: String? {
      get { localizationTable }
      set { localizationTable = newValue }
    }
  }
#endif
