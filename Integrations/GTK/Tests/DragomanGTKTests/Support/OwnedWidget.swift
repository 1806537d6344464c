import CGTK4
import Testing

/// A widget that the test owns.
@MainActor final class OwnedWidget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ make: () -> UnsafeMutablePointer<GtkWidget>?) throws {
    try #require(Display.isOpen)
    pointer = try #require(make())
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  var opaque: OpaquePointer { OpaquePointer(pointer) }
}
