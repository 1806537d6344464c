import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells when a file is written, replaced or removed.
///
/// Its folder is watched, since a file that is replaced is another file under the same name.
enum FileWatch {
  /// An element for each change in the file's folder; the watch ends with the stream. Ends at once where the folder
  /// cannot be watched.
  static func changes(of file: URL) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let watch = FolderWatch(file.deletingLastPathComponent(), onChange: { continuation.yield() }) else {
        return continuation.finish()
      }
      continuation.onTermination = { _ in watch.stop() }
    }
  }
}

#if os(Linux) || os(Android)
  /// Watches a folder by inotify.
  private final class FolderWatch: @unchecked Sendable {  // Never changes; dispatch sources may be used on any thread.
    private let source: any DispatchSourceRead

    init?(_ folder: URL, onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      guard inotify_add_watch(descriptor, folder.path, events) >= 0 else {
        close(descriptor)
        return nil
      }
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .utility))
      source.setEventHandler {
        Self.discardEvents(descriptor)
        onChange()
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    func stop() { source.cancel() }

    /// What happened is read from the file itself.
    private static func discardEvents(_ descriptor: Int32) {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#elseif canImport(Darwin)
  /// Watches a folder by a kernel queue.
  private final class FolderWatch: @unchecked Sendable {  // Never changes; dispatch sources may be used on any thread.
    private let source: any DispatchSourceFileSystemObject

    init?(_ folder: URL, onChange: @escaping @Sendable () -> Void) {
      let descriptor = open(folder.path, O_EVTONLY)
      guard descriptor >= 0 else { return nil }
      source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: .write, queue: .global(qos: .utility))
      source.setEventHandler(handler: onChange)
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    func stop() { source.cancel() }
  }
#else
  #error("no way to watch a folder is known for this system")
#endif
