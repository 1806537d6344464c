import CGTK4
import Dragoman
import DragomanGTK
import Foundation

/// The code of the pages, with the names that it takes for granted. It is compiled and not called.
@MainActor enum PageSnippets {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  static func readme(
    button: Widget?, entry: Widget?, window: Widget?, header: Widget?, picture: Widget?, menuButton: Widget?,
    languageButton: Widget
  ) throws {
    MainQueueSource.install()
    DefaultDirection.follow()

    let label = gtk_label_new(nil)
    label?.localizedLabel = .key("cart.items", 3)
    button?.localizedTooltip = .key("cart.more")
    entry?.localizedPlaceholder = .key("order.code")
    window?.localizedTitle = .key("shop.title")
    header?.setLocalizedHeader(title: .key("shop.title"), subtitle: .key("shop.subtitle"))
    picture?.setLocalizedImage(.named("lamp", in: .module))
    menuButton?.setLocalizedMenu(LocalizedMenu([.item(.key("menu.quit"), action: "app.quit")]))
    LanguageMenu(followingSystem: .key("language.system")).attach(to: languageButton)

    try Localizer.main.select("ar")
  }

  static func moreProperties(column: OpaquePointer, dropDown: Widget) {
    func show(_ text: String, on object: UnsafeMutablePointer<GObject>) {}
    GObjectTarget.of(column).setLocalizedText(.key("column.price"), forProperty: "title")
    GObjectTarget.of(dropDown).setLocalizedText(.key("sizes"), for: "sizes") { target, text in
      target.withObject { show(text.string, on: $0) }
    }
  }

  static func screens(label: Widget?, window: Widget?, column: OpaquePointer) {
    label?.localizedLabel = .key("cart.items", 3)
    window?.localizedTitle = .key("menu.title")
    GObjectTarget.of(column).setLocalizedText(.key("column.price"), forProperty: "title")
  }
}

extension Bundle {
  /// That of the program of the pages.
  fileprivate static var module: Bundle { .main }
}
