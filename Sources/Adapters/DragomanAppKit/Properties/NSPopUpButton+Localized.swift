#if os(macOS) || os(Linux)
  public import Dragoman
  #if canImport(AppKit)
    public import AppKit
  #else
    public import AppKitStandIn
  #endif

  extension NSPopUpButton {
    /// Adds an item whose title follows the language, behind the others.
    ///
    /// It is the item that the title is bound to: it stays right wherever the item goes. Two items may have the same
    /// title in some language, so that none is removed because another has its title, as `addItem(withTitle:)` does.
    @discardableResult public func addItem(withLocalizedTitle title: LocalizedText) -> NSMenuItem {
      let item = NSMenuItem(localizedTitle: title)
      let isFirst = numberOfItems == 0
      menu?.addItem(item)
      if isFirst { select(item) }
      setLocalizedTitle(title, of: item)
      return item
    }

    /// Adds items whose titles follow the language, behind the others.
    public func addItems(withLocalizedTitles titles: [LocalizedText]) {
      for title in titles { addItem(withLocalizedTitle: title) }
    }

    /// Binds the title of an item that is there; nil unbinds it.
    public func setLocalizedItemTitle(_ title: LocalizedText?, at index: Int) {
      if let item = item(at: index) { setLocalizedTitle(title, of: item) }
    }

    /// The text bound to the title of an item.
    public func localizedItemTitle(at index: Int) -> LocalizedText? { item(at: index)?.localizedTitle }

    private func setLocalizedTitle(_ title: LocalizedText?, of item: NSMenuItem) {
      item.localizedTitle = title
      guard title != nil else { return }
      // The button shows a copy of the title of the item that is chosen.
      item.onLanguageChange("selectedTitle") { [weak self] _, _ in self?.synchronizeTitleAndSelectedItem() }
      synchronizeTitleAndSelectedItem()
    }
  }
#endif
