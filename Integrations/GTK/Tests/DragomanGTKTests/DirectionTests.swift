import CGTK4
import DragomanGTK
import Testing

@MainActor @Suite(.serialized) struct DirectionTests {
  private let shop = Shop.localizer()

  @Test func openWindowsAreMirroredThereAndBack() throws {
    let window = try OwnedWidget { gtk_window_new() }
    let label = try #require(gtk_label_new("a"))
    setChild(label, of: window)
    DefaultDirection.follow(shop)
    defer { DefaultDirection.stopFollowing() }
    #expect(gtk_widget_get_direction(label) == GTK_TEXT_DIR_LTR)
    try shop.select(.arabic)
    #expect(gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL)
    try shop.select(.english)
    #expect(gtk_widget_get_direction(label) == GTK_TEXT_DIR_LTR)
    destroy(window)
  }

  @Test func rowsChangePlaces() throws {
    let box = try OwnedWidget { gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) }
    let labels = try ["first", "second"].map { (text: String) in try #require(gtk_label_new(text)) }
    for label in labels { box.pointer.withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, label) } }
    box.pointer.followDirection(of: shop)
    #expect(left(of: labels[0], in: box) < left(of: labels[1], in: box))
    try shop.select(.arabic)
    #expect(left(of: labels[0], in: box) > left(of: labels[1], in: box))
    try shop.select(.english)
    #expect(left(of: labels[0], in: box) < left(of: labels[1], in: box))
  }

  @Test func aWidgetCanFollowAloneAndBeGivenBack() throws {
    let box = try OwnedWidget { gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
    let label = try #require(gtk_label_new("a"))
    box.pointer.withMemoryRebound(to: GtkBox.self, capacity: 1) { gtk_box_append($0, label) }
    try shop.select(.arabic)
    box.pointer.followDirection(of: shop)
    #expect(gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL)
    box.pointer.stopFollowingDirection()
    #expect(gtk_widget_get_direction(label) == gtk_widget_get_default_direction())
    try shop.select(.english)
    try shop.select(.arabic)
    #expect(gtk_widget_get_direction(label) == gtk_widget_get_default_direction())
  }

  private func left(of widget: UnsafeMutablePointer<GtkWidget>, in box: OwnedWidget) -> Double {
    // Measured first, as GTK wants it.
    gtk_widget_measure(box.pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(box.pointer, 300, 50, -1, nil)
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(widget, box.pointer, &bounds)
    return Double(bounds.origin.x)
  }

  private func setChild(_ child: UnsafeMutablePointer<GtkWidget>, of window: OwnedWidget) {
    window.pointer.withMemoryRebound(to: GtkWindow.self, capacity: 1) { gtk_window_set_child($0, child) }
  }

  private func destroy(_ window: OwnedWidget) {
    window.pointer.withMemoryRebound(to: GtkWindow.self, capacity: 1) { gtk_window_destroy($0) }
  }
}
