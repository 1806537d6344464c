#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(ObjectiveC)
    public import ObjectiveC
  #endif
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSButton {
    /// Makes a button whose title follows the language.
    public convenience init(localizedTitle: LocalizedText, target: Any? = nil, action: Selector? = nil) {
      self.init(title: localizedTitle.string, target: target, action: action)
      self.localizedTitle = localizedTitle
    }

    /// Makes a check box whose title follows the language.
    public convenience init(
      checkboxWithLocalizedTitle title: LocalizedText, target: Any? = nil, action: Selector? = nil
    ) {
      self.init(checkboxWithTitle: title.string, target: target, action: action)
      localizedTitle = title
    }

    /// Makes a radio button whose title follows the language.
    public convenience init(
      radioButtonWithLocalizedTitle title: LocalizedText, target: Any? = nil, action: Selector? = nil
    ) {
      self.init(radioButtonWithTitle: title.string, target: target, action: action)
      localizedTitle = title
    }
  }
#endif
