import CGTK4
import Dragoman
import DragomanGTK

/// The window of the shop. Everything in it is bound once; nothing here runs when the language changes.
@MainActor enum ShopWindow {
  /// High enough for the tallest letters, the Arabic ones, so that a change of the language leaves the window's size.
  private static let height: Int32 = 630

  static func show(in application: UnsafeMutablePointer<GtkApplication>?) {
    guard let widget = gtk_application_window_new(application) else { return }
    Style.install()
    DefaultDirection.follow()
    widget.localizedTitle = .key("shop.title")
    widget.withMemoryRebound(to: GtkWindow.self, capacity: 1) { window in
      gtk_window_set_titlebar(window, ShopHeader.make())
      gtk_window_set_default_size(window, 440, height)
      gtk_window_set_child(window, content())
      gtk_window_present(window)
    }
  }

  private static func content() -> Widget? {
    let box = Box.vertical(spacing: 18)
    box?.setMargins(24)
    box?.append(ShopPicture.make())
    box?.append(greeting())
    box?.append(CartRows().make())
    box?.append(OrderRow.make())
    return box
  }

  private static func greeting() -> Widget? {
    let label = Label.make(.key("shop.greeting", ["name": .key("customer.name")]), styles: "greeting")
    label?.alignToStart()
    return label
  }
}
