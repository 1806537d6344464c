public import CGTK4
import Dragoman

extension LocalizedMenu {
  /// Fills a menu now and after each change of the language; what stood in it goes.
  ///
  /// - Parameter menu: A `GMenu`. It is bound until it goes, or to another menu's texts.
  @MainActor public func fill(_ menu: OpaquePointer) {
    GObjectTarget.of(menu).setLocalizedText(allTexts, for: "items") { [items] target, _ in
      target.withObject { MenuModel.refill(OpaquePointer($0), with: items) }
    }
  }
}

@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Gives a menu to a menu button, a popover or a menu bar; nil takes its menu away.
  public func setLocalizedMenu(_ menu: LocalizedMenu?) {
    guard let menu else { return setMenuModel(nil) }
    setMenuModel { menu.fill($0) }
  }

  /// Gives a new menu, which a closure binds, to a menu button, a popover or a menu bar.
  func setMenuModel(_ bind: (OpaquePointer) -> Void) {
    guard let model = g_menu_new() else { return }
    bind(model)
    setMenuModel(model)
    // The widget has its own reference now.
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  private func setMenuModel(_ model: OpaquePointer?) {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, g_menu_model_get_type())
    g_value_set_object(&value, model.map { UnsafeMutableRawPointer($0) })
    withMemoryRebound(to: GObject.self, capacity: 1) { g_object_set_property($0, "menu-model", &value) }
  }
}
