import CGTK4
import Dragoman

/// Fills GLib's menus, whose items cannot be changed once they are there.
enum MenuModel {
  static func refill(_ menu: OpaquePointer, with items: [LocalizedMenu.Item]) {
    g_menu_remove_all(menu)
    for item in items { append(item, to: menu) }
  }

  private static func append(_ item: LocalizedMenu.Item, to menu: OpaquePointer) {
    switch item {
    case .item(let text, let action, let target): append(text, action, target, to: menu)
    case .section(let text, let items): withMenu(of: items) { g_menu_append_section(menu, text?.string, $0) }
    case .submenu(let text, let items): withMenu(of: items) { g_menu_append_submenu(menu, text.string, $0) }
    }
  }

  private static func append(_ text: LocalizedText, _ action: String, _ target: String?, to menu: OpaquePointer) {
    let item = g_menu_item_new(text.string, nil)
    g_menu_item_set_action_and_target_value(item, action, target.map { g_variant_new_string($0) })
    g_menu_append_item(menu, item)
    g_object_unref(UnsafeMutableRawPointer(item))
  }

  private static func withMenu(of items: [LocalizedMenu.Item], _ body: (UnsafeMutablePointer<GMenuModel>?) -> Void) {
    guard let menu = g_menu_new() else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(menu)) }
    refill(menu, with: items)
    body(UnsafeMutablePointer<GMenuModel>(menu))
  }
}
