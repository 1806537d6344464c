import CGTK4
import Foundation

/// Dispatch's main queue, as a run loop of its own kind sees it.
enum MainQueue {
  #if os(Linux)
    static func addToDefaultContext() {
      g_unix_fd_add(
        mainQueueHandle(), G_IO_IN,
        { descriptor, _, _ in
          MainQueue.acknowledge(descriptor)
          drainMainQueue(nil)
          return 1
        }, nil)
      // What was queued before the descriptor existed has not been signalled on it.
      g_idle_add(
        { _ in
          drainMainQueue(nil)
          return 0
        }, nil)
    }

    /// The descriptor counts wake-ups; one that is not read would wake the loop again and again.
    private static func acknowledge(_ descriptor: Int32) {
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
    }
  #elseif os(macOS)
    /// GTK's backend there waits in the system's own run loop, which empties the main queue. Not run by us.
    static func addToDefaultContext() {}
  #else
    #error("how does the main queue run inside GLib's main loop here?")
  #endif
}

#if os(Linux)
  // What Foundation's run loop uses; Dispatch exports both, and declares neither in a header.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> CInt
  @_silgen_name("_dispatch_main_queue_callback_4CF") private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
