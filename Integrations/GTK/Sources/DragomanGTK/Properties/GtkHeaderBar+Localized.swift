public import CGTK4
public import Dragoman

@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Gives a header bar a title of its own, with a line below it; without one it shows the title of its window.
  public func setLocalizedHeader(title: LocalizedText, subtitle: LocalizedText? = nil) {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return }
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    box.appendLine(title, style: "title")
    if let subtitle { box.appendLine(subtitle, style: "subtitle") }
    gtk_header_bar_set_title_widget(OpaquePointer(self), box)
  }

  private func appendLine(_ text: LocalizedText, style: String) {
    guard let label = gtk_label_new(nil) else { return }
    label.localizedLabel = text
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    gtk_widget_add_css_class(label, style)
    withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, label) }
  }
}
