import CGTK4
import DragomanGTK
import Testing

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
    let model = try #require(gtk_menu_button_get_menu_model(button.opaque))
    let section = try #require(g_menu_model_get_item_link(model, 0, "section"))
    let names = (0..<g_menu_model_get_n_items(section)).map { label($0, of: section) }
    #expect(names == shop.languages.map(\.ownName))
    g_object_unref(section)
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
