public import CGTK4
public import Dragoman

@MainActor extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// What a screen reader calls the widget.
  public var localizedAccessibleLabel: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(for: "accessible-label") }
    nonmutating set { setAccessible(newValue, GTK_ACCESSIBLE_PROPERTY_LABEL, slot: "accessible-label") }
  }

  /// What a screen reader says about the widget beside its name.
  public var localizedAccessibleDescription: LocalizedText? {
    get { GObjectTarget.of(self).localizedText(for: "accessible-description") }
    nonmutating set { setAccessible(newValue, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, slot: "accessible-description") }
  }

  private func setAccessible(_ text: LocalizedText?, _ property: GtkAccessibleProperty, slot: LocalizedSlot) {
    GObjectTarget.of(self).setLocalizedText(text, for: slot) { target, text in
      target.withObject { AccessibleText.write(text.string, property, to: OpaquePointer($0)) }
    }
  }
}

private enum AccessibleText {
  static func write(_ text: String, _ property: GtkAccessibleProperty, to accessible: OpaquePointer) {
    var property = property
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, g_type_from_name("gchararray"))
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }
}
