import CGTK4
import Dragoman
import DragomanGTK

/// A row of a list: a label where reading begins, and a value where it ends.
@MainActor enum Row {
  static func make(_ label: LocalizedText, value: Widget?) -> Widget? {
    let title = Label.make(label)
    title?.alignToStart()
    gtk_widget_set_hexpand(title, 1)
    gtk_widget_set_valign(value, GTK_ALIGN_CENTER)
    let box = Box.horizontal(spacing: 12)
    box?.append(title)
    box?.append(value)
    let row = gtk_list_box_row_new()
    row?.withMemoryRebound(to: GtkListBoxRow.self, capacity: 1) { gtk_list_box_row_set_child($0, box) }
    row?.withMemoryRebound(to: GtkListBoxRow.self, capacity: 1) { gtk_list_box_row_set_activatable($0, 0) }
    return row
  }

  static func make(_ label: LocalizedText, text: LocalizedText) -> Widget? {
    make(label, value: Label.make(text, styles: "value"))
  }
}
