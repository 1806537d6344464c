#if os(macOS) || os(Linux)
  import Dragoman
  public import DragomanAdapterBasics
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenu {
    /// Fills the menu with the languages there are, each by its own name and its name in the language in force, the
    /// choice ticked, and an item for following the system above them. It stays right, whoever changes the language.
    ///
    /// ```swift
    /// viewMenu.addItem(NSMenuItem(languages: LanguageOffer()))
    /// ```
    ///
    /// - Parameter offer: What is offered; nil leaves the items as they are, and they do nothing any more.
    public func setLanguages(_ offer: LanguageOffer?) {
      keep(offer.map { LanguageMenu(self, $0) }, as: "languages")
      guard let offer else { return setLocalized("languages", write: nil) }
      setLocalized("languages", by: offer.localizer) { menu, localizer in menu.languageMenu?.show(localizer) }
    }

    /// What the items stand for, from the top.
    public var languageRows: [LanguagePickerRow] { languageMenu?.rows ?? [] }

    var languageMenu: LanguageMenu? { keptValue("languages") }
  }
#endif
