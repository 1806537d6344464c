import CGTK4

typealias Widget = UnsafeMutablePointer<GtkWidget>

extension Widget {
  /// Appends to a box.
  func append(_ widget: Widget?) {
    withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, widget) }
  }

  func setMargins(_ width: Int32) {
    gtk_widget_set_margin_top(self, width)
    gtk_widget_set_margin_bottom(self, width)
    gtk_widget_set_margin_start(self, width)
    gtk_widget_set_margin_end(self, width)
  }

  /// Aligns the text of a label to where reading begins, which is the right in Arabic.
  func alignToStart() {
    gtk_label_set_xalign(OpaquePointer(self), 0)
  }
}
