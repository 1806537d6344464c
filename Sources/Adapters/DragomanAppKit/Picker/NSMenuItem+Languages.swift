#if os(macOS) || os(Linux)
  import Dragoman
  import DragomanAdapterBasics
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  // AppKit leaves the class without isolation; what is bound to it follows on the main actor.
  @MainActor extension NSMenuItem {
    /// Makes an item that says "Language" in the language in force and opens a menu of the languages there are.
    public convenience init(languages offer: LanguageOffer) {
      self.init(title: "", action: nil, keyEquivalent: "")
      let menu = NSMenu(title: "")
      menu.setLanguages(offer)
      submenu = menu
      setLocalized("languages", by: offer.localizer) { item, localizer in
        item.title = LanguagePickerTexts.title(in: localizer.language)
      }
    }
  }
#endif
