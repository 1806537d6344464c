import CGTK4
import Dragoman
import DragomanGTK

/// The header bar: the title of the shop, and the menu of languages.
@MainActor enum ShopHeader {
  static func make() -> Widget? {
    let header = gtk_header_bar_new()
    header?.setLocalizedHeader(title: .key("shop.title"), subtitle: .key("shop.subtitle"))
    gtk_header_bar_pack_start(header.map { OpaquePointer($0) }, languageButton())
    return header
  }

  private static func languageButton() -> Widget? {
    guard let button = gtk_menu_button_new() else { return nil }
    let content = Box.horizontal(spacing: 6)
    content?.append(gtk_image_new_from_icon_name("preferences-desktop-locale-symbolic"))
    content?.append(Label.make(.key("language.name")))
    gtk_menu_button_set_child(OpaquePointer(button), content)
    button.localizedTooltip = .key("language.label")
    button.localizedAccessibleLabel = .key("language.label")
    LanguageMenu(followingSystem: .key("language.system")).attach(to: button)
    return button
  }
}
