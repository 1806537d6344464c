#if os(macOS) || os(Linux)
  import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSPopUpButton {
    /// Makes the button one for choosing the language: its menu is filled as `NSMenu.setLanguages(_:)` says, and it shows
    /// the choice.
    ///
    /// - Parameter offer: What is offered; nil leaves the items as they are, and they do nothing any more.
    public func setLanguages(_ offer: LanguageOffer?) {
      let menu = menu ?? NSMenu(title: "")
      self.menu = menu
      menu.setLanguages(offer)
      menu.languageMenu?.popUp = self
      if let offer { menu.languageMenu?.show(offer.localizer ?? .main) }
    }
  }
#endif
