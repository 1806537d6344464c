import AppKitStandIn
import Dragoman
@testable import DragomanAppKit
import Foundation
import Testing

@MainActor @Suite struct LanguageMenuTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  private func menu(_ offer: LanguageOffer? = nil) -> NSMenu {
    let menu = NSMenu(title: "")
    menu.setLanguages(offer ?? LanguageOffer(of: localizer))
    return menu
  }

  /// What AppKit does when a person chooses an item.
  private func choose(_ index: Int, in menu: NSMenu) throws {
    let item = try #require(menu.item(at: index))
    try #require(item.target as? LanguageMenu).chooseItem(item)
  }

  @Test func itShowsOwnNamesAndFollowsTheLanguage() throws {
    let menu = menu()
    #expect(menu.title == "Language")
    #expect(menu.items.map(\.title) == ["System Language", "", "English", "Українська", "العربية"])
    #expect(menu.items.map(\.isSeparatorItem) == [false, true, false, false, false])
    let items = menu.items
    try localizer.select("uk")
    #expect(menu.title == "Мова")
    #expect(menu.items.map(\.title) == ["Мова системи", "", "English", "Українська", "العربية"])
    #expect(menu.items.map(\.subtitle) == [nil, nil, "англійська", nil, "арабська"])
    #expect(menu.items == items)
    #expect(menu.languageRows.map(\.language) == [nil, "en", "uk", "ar"])
  }

  @Test func theChoiceIsTickedAlsoWhereTheLanguageStays() throws {
    let menu = menu()
    #expect(menu.items.map(\.state) == [.on, .off, .off, .off, .off])
    try choose(2, in: menu)
    #expect(menu.items.map(\.state) == [.off, .off, .on, .off, .off])
    try choose(0, in: menu)
    #expect(menu.items.map(\.state) == [.on, .off, .off, .off, .off])
  }

  @Test func twoMenusTickTheSame() async throws {
    let first = menu()
    let second = menu()
    for (index, states) in [
      (2, [.off, .off, .on, .off, .off]), (0, [.on, .off, .off, .off, .off]), (2, [.off, .off, .on, .off, .off]),
    ] as [(Int, [NSControl.StateValue])] {
      try choose(index, in: first)
      for _ in 0..<1000 where second.items.map(\.state) != states { await Task.yield() }
      #expect(second.items.map(\.state) == states)
    }
  }

  @Test func theTickFollowsAChoiceMadeElsewhere() async throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.setLanguages(LanguageOffer(of: localizer))
    // The language in force stays throughout.
    for _ in 0..<2 {
      try localizer.select("en")
      for _ in 0..<1000 where button.indexOfSelectedItem != 2 { await Task.yield() }
      #expect(button.itemArray.map(\.state) == [.off, .off, .on, .off, .off])
      #expect(button.title == "English")
      localizer.followSystem()
      for _ in 0..<1000 where button.indexOfSelectedItem != 0 { await Task.yield() }
      #expect(button.itemArray.map(\.state) == [.on, .off, .off, .off, .off])
    }
  }

  @Test func choosingSelects() throws {
    var chosen: [Language?] = []
    let menu = menu(LanguageOffer(of: localizer) { chosen.append($0) })
    try choose(4, in: menu)
    #expect(localizer.language == "ar")
    #expect(menu.title == "اللغة")
    try choose(0, in: menu)
    #expect(localizer.language == "en")
    #expect(chosen == ["ar", nil])
  }

  @Test func aFailureIsToldAndChangesNothing() {
    var failures = 0
    let menu = menu(LanguageOffer(of: localizer, includesSystem: false, onFailure: { _ in failures += 1 }))
    menu.languageMenu?.choose("de")
    #expect(failures == 1)
    #expect(menu.items.map(\.state) == [.on, .off, .off])
  }

  @Test func anItemOpensTheMenu() throws {
    let item = NSMenuItem(languages: LanguageOffer(of: localizer))
    #expect(item.title == "Language")
    #expect(item.submenu?.numberOfItems == 5)
    try localizer.select("uk")
    #expect(item.title == "Мова")
    #expect(item.submenu?.title == "Мова")
  }

  @Test func aPopUpShowsTheChoice() throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.setLanguages(LanguageOffer(of: localizer, includesSystem: false))
    #expect(button.title == "English")
    try localizer.select("uk")
    #expect(button.title == "Українська")
    #expect(button.indexOfSelectedItem == 1)
  }

  @Test func afterwardsNothingFollows() throws {
    let menu = menu()
    menu.setLanguages(nil)
    try localizer.select("uk")
    #expect(menu.title == "Language")
    #expect(menu.item(at: 0)?.target == nil)
  }

  @Test func theMenuIsNotKeptAlive() {
    weak var gone: NSMenu?
    do { gone = menu() }
    #expect(gone == nil)
  }
}
