import CGTK4

/// What the type system of GLib says about an object.
enum GObjectType {
  /// Whether an object is of a type, or of one derived from it.
  static func isA(_ object: UnsafeMutablePointer<GObject>, _ type: GType) -> Bool {
    UnsafeMutableRawPointer(object).withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
      g_type_check_instance_is_a($0, type) != 0
    }
  }

  /// The description of a property; nil where the object's type has none of that name.
  static func property(_ name: String, of object: UnsafeMutablePointer<GObject>) -> UnsafeMutablePointer<GParamSpec>? {
    guard let type = object.pointee.g_type_instance.g_class else { return nil }
    return UnsafeMutableRawPointer(type).withMemoryRebound(to: GObjectClass.self, capacity: 1) {
      g_object_class_find_property($0, name)
    }
  }
}
