public import CGTK4

extension GObjectTarget {
  /// The target of a widget.
  @MainActor public static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> GObjectTarget {
    of(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
  }

  /// The target of an object whose structure GTK keeps to itself, such as a menu.
  ///
  /// - Parameter object: An object of GLib's type system; anything else is undefined, as it is in C.
  @MainActor public static func of(_ object: OpaquePointer) -> GObjectTarget {
    of(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self))
  }

  /// Calls a closure with the object as a widget.
  @MainActor func withWidget<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result? {
    withObject { body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)) }
  }
}
