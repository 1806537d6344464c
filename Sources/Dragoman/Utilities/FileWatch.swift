import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells when a file is written, replaced or removed.
///
/// The folder is watched, since a file that is replaced is another file under the same name.
enum FileWatch {
  /// An element for each change; the watch ends with the stream. Ends at once where the folder cannot be watched.
  static func changes(of file: URL) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let source = source(for: file.deletingLastPathComponent()) else { return continuation.finish() }
      source.setEventHandler {
        drain(source)
        continuation.yield()
      }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
    }
  }

  #if os(Linux) || os(Android)
    private static func source(for folder: URL) -> (any DispatchSourceRead)? {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
      guard inotify_add_watch(descriptor, folder.path, events) >= 0 else {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .utility))
      source.setCancelHandler { close(descriptor) }
      return source
    }

    /// Takes the events off the queue; what they say is read from the file itself.
    private static func drain(_ source: any DispatchSourceRead) {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while read(Int32(source.handle), &buffer, buffer.count) > 0 {}
    }
  #elseif canImport(Darwin)
    private static func source(for folder: URL) -> (any DispatchSourceFileSystemObject)? {
      let descriptor = open(folder.path, O_EVTONLY)
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: .write, queue: .global(qos: .utility))
      source.setCancelHandler { close(descriptor) }
      return source
    }

    private static func drain(_ source: any DispatchSourceFileSystemObject) {}
  #else
    #error("no way to watch a file is known for this system")
  #endif
}
