#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSAlert {
    /// The question; nil unbinds it.
    public var localizedMessageText: LocalizedText? {
      get { localized.messageText }
      set { localized.messageText = newValue }
    }

    /// What explains the question; nil unbinds it.
    public var localizedInformativeText: LocalizedText? {
      get { localized.informativeText }
      set { localized.informativeText = newValue }
    }

    /// Adds a button whose title follows the language, behind the others.
    @discardableResult public func addButton(withLocalizedTitle title: LocalizedText) -> NSButton {
      let button = addButton(withTitle: title.string)
      button.localizedTitle = title
      return button
    }
  }
#endif
