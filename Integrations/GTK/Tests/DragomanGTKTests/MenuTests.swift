import CGTK4
import Testing

@testable import DragomanGTK

@MainActor @Suite(.serialized) struct MenuTests {
  private let shop = Shop.localizer()

  @Test func menusFollow() throws {
    let button = try OwnedWidget { gtk_menu_button_new() }
    let title = shop.text("title")
    button.pointer.setLocalizedMenu(
      LocalizedMenu([.item(title, action: "app.open", target: "lamps"), .submenu(title, [.item(title, action: "a.b")])])
    )
    let model = try #require(gtk_menu_button_get_menu_model(button.opaque))
    #expect(label(0, of: model) == "Lamps")
    try shop.select(.ukrainian)
    #expect(label(0, of: model) == "Лампи")
    #expect(label(1, of: model) == "Лампи")
    #expect(g_menu_model_get_n_items(model) == 2)
    let submenu = try #require(g_menu_model_get_item_link(model, 1, "submenu"))
    #expect(label(0, of: submenu) == "Лампи")
    g_object_unref(submenu)
  }

  @Test func theLanguageMenuOffersEachLanguageByItsOwnName() throws {
    let (button, _) = try languageButton()
    #expect(try names(in: button) == shop.languages.map(\.ownName))
  }

  @Test func theLanguageMenuChooses() throws {
    let (button, shop) = try languageButton()
    activate("uk", on: button)
    #expect(shop.language == .ukrainian)
    activate("system", on: button)
    #expect(shop.language == .english)
    for name in ["xx", "", "no tag!"] { activate(name, on: button) }
    #expect(shop.language == .english)
  }

  @Test func theTickFollowsAChangeFromElsewhere() throws {
    let action = try #require(LanguageAction(localizer: shop).newAction())
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    #expect(state(of: action) == "system")
    try shop.select(.arabic)
    #expect(state(of: action) == "ar")
    shop.followSystem()
    #expect(state(of: action) == "system")
    g_action_change_state(action, g_variant_new_string("uk"))
    #expect(state(of: action) == "uk")
  }

  @Test func theTickFollowsAChoiceThatLeavesTheLanguage() async throws {
    let action = try #require(LanguageAction(localizer: shop).newAction())
    defer { g_object_unref(UnsafeMutableRawPointer(action)) }
    for _ in 0..<2 {
      try shop.select(.english)
      await untilState(of: action, is: "en")
      shop.followSystem()
      await untilState(of: action, is: "system")
    }
  }

  @Test func theMenuIsThatOfAnotherMainLocalizer() throws {
    let former = Localizer.main
    defer { Localizer.main = former }
    Localizer.main = shop
    let button = try OwnedWidget { gtk_menu_button_new() }
    LanguageMenu(followingSystem: "System").attach(to: button.pointer)
    #expect(try names(in: button) == shop.languages.map(\.ownName))
    let other = Localizer(
      sources: [.dictionary(["en": ["title": "Lamps"], "de": ["title": "Lampen"]])], defaultLanguage: .english,
      selection: Shop.selection())
    Localizer.main = other
    #expect(try names(in: button) == other.languages.map(\.ownName))
    activate("de", on: button)
    #expect(other.language == "de")
    #expect(shop.language == .english)
  }

  @Test func aMenuKeepsNoLocalizer() async throws {
    weak var gone: Localizer?
    do {
      let shop = Shop.localizer()
      gone = shop
      let action = try #require(LanguageAction(localizer: shop).newAction())
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    // Lets go of what was bound to objects that are gone.
    try shop.select(.ukrainian)
    // The first look at what is stored, on another thread, may hold it for a moment yet.
    for _ in 0..<1000 where gone != nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(gone == nil)
  }

  @Test func menusGoWithTheirButtons() throws {
    weak var menu: GObjectTarget?
    weak var language: GObjectTarget?
    do {
      let button = try OwnedWidget { gtk_menu_button_new() }
      button.pointer.setLocalizedMenu(LocalizedMenu([.item(shop.text("title"), action: "app.open")]))
      menu = GObjectTarget.of(try #require(model(of: button)))
      let (other, _) = try languageButton()
      language = GObjectTarget.of(try #require(model(of: other)))
      #expect(menu != nil && language != nil)
    }
    #expect(menu == nil)
    #expect(language == nil)
    try shop.select(.ukrainian)
  }

  /// What stands in the first section of a button's menu.
  private func names(in button: OwnedWidget) throws -> [String?] {
    let model = try #require(gtk_menu_button_get_menu_model(button.opaque))
    let section = try #require(g_menu_model_get_item_link(model, 0, "section"))
    defer { g_object_unref(section) }
    return (0..<g_menu_model_get_n_items(section)).map { label($0, of: section) }
  }

  private func model(of button: OwnedWidget) -> OpaquePointer? {
    gtk_menu_button_get_menu_model(button.opaque).map { OpaquePointer($0) }
  }

  private func untilState(of action: OpaquePointer, is expected: String) async {
    for _ in 0..<1000 where state(of: action) != expected { await Task.yield() }
    #expect(state(of: action) == expected)
  }

  private func state(of action: OpaquePointer) -> String? {
    guard let state = g_action_get_state(action) else { return nil }
    defer { g_variant_unref(state) }
    return g_variant_get_string(state, nil).map { String(cString: $0) }
  }

  private func languageButton() throws -> (OwnedWidget, Localizer) {
    let button = try OwnedWidget { gtk_menu_button_new() }
    LanguageMenu(followingSystem: "System", by: shop).attach(to: button.pointer)
    return (button, shop)
  }

  private func activate(_ name: String, on button: OwnedWidget) {
    gtk_widget_activate_action_variant(button.pointer, "dragoman.language", g_variant_new_string(name))
  }

  private func label(_ index: Int32, of model: UnsafeMutablePointer<GMenuModel>) -> String? {
    guard let value = g_menu_model_get_item_attribute_value(model, index, "label", nil) else { return nil }
    defer { g_variant_unref(value) }
    return g_variant_get_string(value, nil).map { String(cString: $0) }
  }
}
