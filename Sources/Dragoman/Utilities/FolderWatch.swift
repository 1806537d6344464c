import Dispatch
import Foundation

#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Watches the folder of a file by inotify.
  final class FolderWatch: @unchecked Sendable {  // Never changes; dispatch sources may be used on any thread.
    private let source: any DispatchSourceRead

    init?(of file: URL, onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard Self.watch(file, descriptor) else {
        close(descriptor)
        return nil
      }
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .utility))
      source.setEventHandler {
        let events = FolderEvents(readFrom: descriptor)
        if events.isFolderGone { Self.watchAgain(file, descriptor) }
        if events.isFolderGone || events.names.contains(file.lastPathComponent) { onChange() }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    func stop() { source.cancel() }

    private static func watch(_ file: URL, _ descriptor: Int32) -> Bool {
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF
      return inotify_add_watch(descriptor, file.deletingLastPathComponent().path, UInt32(events)) >= 0
    }

    /// The folder is made anew where nobody else has: a later choice of anybody comes there.
    private static func watchAgain(_ file: URL, _ descriptor: Int32) {
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = watch(file, descriptor)
    }
  }

  /// What inotify tells of a folder.
  private struct FolderEvents {
    private(set) var names: Set<String> = []
    private(set) var isFolderGone = false

    init(readFrom descriptor: Int32) {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        take(buffer.prefix(count))
      }
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes
      // The watch, the kind, a cookie and the length of the name, four bytes each.
      while rest.count >= 16 {
        let kind = Self.integer(rest.dropFirst(4))
        let length = Int(Self.integer(rest.dropFirst(12)))
        names.insert(String(decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self))
        if kind & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0 { isFolderGone = true }
        rest = rest.dropFirst(16 + length)
      }
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    }
  }
#elseif canImport(Darwin)
  import Darwin

  /// Watches the folder of a file by a kernel queue.
  final class FolderWatch: @unchecked Sendable {  // Never changes; dispatch sources may be used on any thread.
    private let source: any DispatchSourceFileSystemObject

    init?(of file: URL, onChange: @escaping @Sendable () -> Void) {
      let descriptor = open(file.deletingLastPathComponent().path, O_EVTONLY)
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
