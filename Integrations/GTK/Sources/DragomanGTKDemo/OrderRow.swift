import CGTK4
import Dragoman
import DragomanGTK

/// The last row: a code for a discount, and the button that orders.
@MainActor enum OrderRow {
  static func make() -> Widget? {
    let box = Box.horizontal(spacing: 12)
    gtk_widget_set_vexpand(box, 1)
    gtk_widget_set_valign(box, GTK_ALIGN_END)
    let code = gtk_entry_new()
    code?.localizedPlaceholder = .key("order.code")
    gtk_widget_set_hexpand(code, 1)
    let order = gtk_button_new()
    order?.localizedLabel = .key("order.button")
    order?.localizedTooltip = .key("order.hint")
    gtk_widget_add_css_class(order, "suggested-action")
    box?.append(code)
    box?.append(order)
    return box
  }
}
