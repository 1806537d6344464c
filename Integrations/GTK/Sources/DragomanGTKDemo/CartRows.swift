import CGTK4
import Dragoman
import DragomanGTK
import Foundation

/// The rows with what is in the cart. They change with the count, and follow the language without being told.
@MainActor final class CartRows {
  private let count = Label.make(nil, styles: "count")
  private let total = Label.make(nil, styles: "total")
  private let fewer = gtk_button_new_from_icon_name("list-remove-symbolic")
  private var lamps = 1 { didSet { show() } }

  func make() -> Widget? {
    let list = gtk_list_box_new()
    let rows = [
      Row.make(.key("cart.label"), value: counter()), Row.make(.key("total.label"), value: total),
      Row.make(.key("delivery.label"), text: "\(Self.deliveryDate, format: Self.dateStyle)"),
      Row.make(.key("extras.label"), text: .list([.key("extras.oil"), .key("extras.wicks"), .key("extras.matches")])),
    ]
    for row in rows { gtk_list_box_append(list.map { OpaquePointer($0) }, row) }
    gtk_list_box_set_selection_mode(list.map { OpaquePointer($0) }, GTK_SELECTION_NONE)
    gtk_widget_add_css_class(list, "rows")
    show()
    return list
  }

  private func counter() -> Widget? {
    let more = gtk_button_new_from_icon_name("list-add-symbolic")
    fewer?.localizedTooltip = .key("cart.fewer")
    more?.localizedTooltip = .key("cart.more")
    Signal.connect("clicked", of: fewer) { self.lamps -= 1 }
    Signal.connect("clicked", of: more) { self.lamps += 1 }
    let box = Box.horizontal(spacing: 6)
    for widget in [fewer, count, more] { box?.append(widget) }
    for button in [fewer, more] { gtk_widget_add_css_class(button, "circular") }
    return box
  }

  private func show() {
    let price = Decimal(lamps) * Decimal(1_999) / 100
    count?.localizedLabel = .key("cart.count", lamps)
    total?.localizedLabel = "\(price, format: .currency(code: "EUR").presentation(.narrow))"
    gtk_widget_set_sensitive(fewer, lamps > 0 ? 1 : 0)
  }

  /// 7 June 2027.
  private static let deliveryDate = Date(timeIntervalSince1970: 1_812_369_600)
  private static let dateStyle = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
}
