#if os(macOS) || os(Linux)
  import Dragoman
  import DragomanAdapterBasics
  import Foundation
  #if canImport(AppKit)
    import AppKit
  #else
    import AppKitStandIn
  #endif

  /// Keeps a menu filled with the languages there are. It lives as long as its menu.
  @MainActor final class LanguageMenu: NSObject {
    /// The button that shows what is chosen, if the menu is that of one.
    weak var popUp: NSPopUpButton?
    private(set) var rows: [LanguagePickerRow] = []

    private let offer: LanguageOffer
    private var items: [String: NSMenuItem] = [:]
    private let line = NSMenuItem.separator()
    private weak var menu: NSMenu?
    private lazy var watch = ChoiceWatch { [weak self] in self?.choiceChanged(of: $0) }

    init(_ menu: NSMenu, _ offer: LanguageOffer) {
      self.menu = menu
      self.offer = offer
      super.init()
    }

    /// Writes the items in the language in force. They are the same ones each time, so that an open menu and the choice
    /// of a button stay.
    func show(_ localizer: Localizer) {
      watch.follow(localizer)
      let language = localizer.language
      rows = LanguagePickerRow.rows(
        of: localizer, systemTitle: offer.includesSystem ? LanguagePickerTexts.system(in: language) : nil)
      menu?.title = LanguagePickerTexts.title(in: language)
      let shown = rows.map(item)
      let all = offer.includesSystem ? Array(shown.prefix(1)) + [line] + shown.dropFirst() : shown
      if menu?.items != all { menu?.items = all }
      popUp?.select(shown.first { $0.state == .on })
    }

    private func choiceChanged(of localizer: Localizer) {
      // By then the menu may have been given another offer, or none.
      if menu?.languageMenu === self { show(localizer) }
    }

    func choose(_ language: Language?) {
      let localizer = offer.localizer ?? .main
      do {
        if let language { try localizer.select(language) } else { localizer.followSystem() }
      } catch {
        show(localizer)
        offer.onFailure?(error)
        return
      }
      // The tick moves also where the language in force stays.
      show(localizer)
      offer.onChoice?(language)
    }

    private func item(for row: LanguagePickerRow) -> NSMenuItem {
      let item = items[row.id] ?? NSMenuItem(title: row.title, action: Self.action, keyEquivalent: "")
      items[row.id] = item
      item.title = row.title
      item.subtitle = row.subtitle
      item.state = row.isChosen ? .on : .off
      item.representedObject = row.language?.identifier
      item.target = self
      return item
    }
  }
#endif
