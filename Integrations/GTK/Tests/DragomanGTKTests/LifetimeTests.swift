import CGTK4
@testable import DragomanGTK
import Testing

@MainActor @Suite(.serialized) struct LifetimeTests {
  private let shop = Shop.localizer()

  @Test func aBindingKeepsNoWidgetAlive() throws {
    weak var target: GObjectTarget?
    do {
      let label = try OwnedWidget { gtk_label_new(nil) }
      label.pointer.localizedLabel = shop.text("title")
      target = GObjectTarget.of(label.pointer)
      #expect(target != nil)
    }
    #expect(target == nil)
    try shop.select(.ukrainian)
  }

  @Test func aTargetThatOutlivesItsWidgetDoesNothing() throws {
    let target = try boundTarget()
    #expect(target.withObject { _ in true } == nil)
    target.setLocalizedText(shop.text("title"), forProperty: "label")
    try shop.select(.ukrainian)
  }

  @Test func aWidgetFreedByAnotherOnesBindingIsNotWritten() throws {
    let first = try OwnedWidget { gtk_label_new(nil) }
    var second: OwnedWidget? = try OwnedWidget { gtk_label_new(nil) }
    GObjectTarget.of(first.pointer).setLocalizedText(shop.text("title"), for: "frees") { [shop] _, _ in
      if shop.language == .ukrainian { second = nil }
    }
    second?.pointer.localizedLabel = shop.text("title")
    try shop.select(.ukrainian)
    #expect(second == nil)
  }

  @Test func aWidgetMayBeFreedWhileItIsWritten() throws {
    var label: OwnedWidget? = try OwnedWidget { gtk_label_new(nil) }
    weak var target: GObjectTarget?
    if let label { target = GObjectTarget.of(label.pointer) }
    label?.pointer.localizedLabel = shop.text("title")
    Signal.connect("notify::label", of: label?.pointer) { label = nil }
    try shop.select(.ukrainian)
    #expect(label == nil)
    #expect(target == nil)
  }

  @Test func aDisposedWidgetThatSomeoneHoldsIsLeftAlone() throws {
    let button = try OwnedWidget { gtk_button_new() }
    button.pointer.localizedLabel = shop.text("title")
    button.pointer.withMemoryRebound(to: GObject.self, capacity: 1) { g_object_run_dispose($0) }
    try shop.select(.ukrainian)
    #expect(GObjectTarget.of(button.pointer).withObject { _ in true } == nil)
  }

  @Test func aThousandWidgetsLeaveNothing() throws {
    var targets: [WeakTarget] = []
    for _ in 0..<1_000 {
      let label = try OwnedWidget { gtk_label_new(nil) }
      label.pointer.localizedLabel = shop.text("title")
      label.pointer.localizedTooltip = shop.text("title")
      label.pointer.followDirection(of: shop)
      targets.append(WeakTarget(target: GObjectTarget.of(label.pointer)))
    }
    #expect(targets.allSatisfy { $0.target == nil })
    try shop.select(.ukrainian)
  }

  @Test func aLabelInAWindowGoesWithIt() throws {
    var target = WeakTarget()
    do {
      let window = try OwnedWidget { gtk_window_new() }
      let label = try #require(gtk_label_new(nil))
      label.localizedLabel = shop.text("title")
      target.target = GObjectTarget.of(label)
      window.pointer.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
        gtk_window_set_child($0, label)
        gtk_window_destroy($0)
      }
    }
    #expect(target.target == nil)
  }

  private func boundTarget() throws -> GObjectTarget {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    return GObjectTarget.of(label.pointer)
  }
}

private struct WeakTarget {
  weak var target: GObjectTarget?
}
