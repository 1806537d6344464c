import CGTK4
import DragomanGTK
import Testing

@MainActor @Suite(.serialized) struct PropertyTests {
  private let shop = Shop.localizer()

  @Test func aLabelFollows() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    #expect(text(of: label) == "Lamps")
    try shop.select(.ukrainian)
    #expect(text(of: label) == "Лампи")
    try shop.select(.arabic)
    #expect(text(of: label) == "مصابيح")
  }

  @Test func whatIsWrittenByHandStays() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    gtk_label_set_text(label.opaque, "by hand")
    try shop.select(.ukrainian)
    #expect(text(of: label) == "by hand")
  }

  @Test func unbindingLeavesWhatIsShown() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    #expect(label.pointer.localizedLabel == shop.text("title"))
    label.pointer.localizedLabel = nil
    try shop.select(.ukrainian)
    #expect(text(of: label) == "Lamps")
    #expect(label.pointer.localizedLabel == nil)
  }

  @Test func theNextTextReplacesTheFormer() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    label.pointer.localizedLabel = .verbatim("3")
    try shop.select(.ukrainian)
    #expect(text(of: label) == "3")
  }

  @Test func buttonsEntriesAndToolTipsFollow() throws {
    let button = try OwnedWidget { gtk_button_new() }
    let entry = try OwnedWidget { gtk_entry_new() }
    button.pointer.localizedLabel = shop.text("title")
    button.pointer.localizedTooltip = shop.text("title")
    entry.pointer.localizedPlaceholder = shop.text("title")
    try shop.select(.ukrainian)
    let buttonText = button.pointer.withMemoryRebound(to: GtkButton.self, capacity: 1) { gtk_button_get_label($0) }
    let hint = entry.pointer.withMemoryRebound(to: GtkEntry.self, capacity: 1) { gtk_entry_get_placeholder_text($0) }
    #expect(string(buttonText) == "Лампи")
    #expect(string(gtk_widget_get_tooltip_text(button.pointer)) == "Лампи")
    #expect(string(hint) == "Лампи")
  }

  @Test func windowTitlesFollow() throws {
    let window = try OwnedWidget { gtk_window_new() }
    window.pointer.localizedTitle = shop.text("title")
    try shop.select(.ukrainian)
    window.pointer.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      #expect(string(gtk_window_get_title($0)) == "Лампи")
      gtk_window_destroy($0)
    }
  }

  @Test func theTitleOfAHeaderBarFollows() throws {
    let bar = try OwnedWidget { gtk_header_bar_new() }
    bar.pointer.setLocalizedHeader(title: shop.text("title"), subtitle: shop.text("title"))
    try shop.select(.ukrainian)
    let box = try #require(gtk_header_bar_get_title_widget(bar.opaque))
    let title = gtk_widget_get_first_child(box)
    #expect(string(gtk_label_get_text(title.map { OpaquePointer($0) })) == "Лампи")
    #expect(gtk_widget_get_next_sibling(title) != nil)
  }

  @Test func iconsFollow() throws {
    let image = try OwnedWidget { gtk_image_new() }
    image.pointer.localizedIconName = shop.text("icon")
    try shop.select(.arabic)
    #expect(string(gtk_image_get_icon_name(image.opaque)) == "go-previous")
  }

  @Test func aChangeInAHookIsTheLastOne() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    label.pointer.localizedLabel = shop.text("title")
    GObjectTarget.of(label.pointer).onLanguageChange(of: shop) { [shop] _, change in
      if change.language == .ukrainian { try? shop.select(.arabic) }
    }
    try shop.select(.ukrainian)
    #expect(text(of: label) == "مصابيح")
  }

  @Test func whatAScreenReaderSaysIsBound() throws {
    let button = try OwnedWidget { gtk_button_new() }
    button.pointer.localizedAccessibleLabel = shop.text("title")
    button.pointer.localizedAccessibleDescription = shop.text("title")
    #expect(button.pointer.localizedAccessibleLabel == shop.text("title"))
    try shop.select(.ukrainian)
    button.pointer.localizedAccessibleLabel = nil
    #expect(button.pointer.localizedAccessibleLabel == nil)
  }

  @Test func anUnknownPropertyIsNoCrash() throws {
    let label = try OwnedWidget { gtk_label_new(nil) }
    GObjectTarget.of(label.pointer).setLocalizedText(shop.text("title"), forProperty: "no-such-property")
    GObjectTarget.of(label.pointer).setLocalizedText(shop.text("title"), forProperty: "xalign")
    try shop.select(.ukrainian)
    #expect(text(of: label) == "")
  }

  private func text(of label: OwnedWidget) -> String? { string(gtk_label_get_text(label.opaque)) }

  private func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
}
