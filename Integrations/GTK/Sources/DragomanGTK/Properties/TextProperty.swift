import CGTK4

/// A property of GLib objects that holds text, by its name.
struct TextProperty {
  let name: String

  func read(from object: UnsafeMutablePointer<GObject>) -> String? {
    guard isText(in: object) else { return nil }
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, Self.string)
    g_object_get_property(object, name, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  /// Writes a text; an object without such a property gets a warning of GLib's, as in C.
  func write(_ text: String, to object: UnsafeMutablePointer<GObject>) {
    var value = GValue()
    defer { g_value_unset(&value) }
    g_value_init(&value, Self.string)
    g_value_set_string(&value, text)
    g_object_set_property(object, name, &value)
  }

  private func isText(in object: UnsafeMutablePointer<GObject>) -> Bool {
    GObjectType.property(name, of: object)?.pointee.value_type == Self.string
  }

  /// The macro `G_TYPE_STRING` has no counterpart in Swift.
  private static let string = g_type_from_name("gchararray")
}
