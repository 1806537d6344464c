import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Mapping a file is not written for this system.")
#endif

/// The files that this process has mapped, each once, and none of them ever given back: texts may lie there that somebody
/// is reading.
enum MappedFiles {
  private struct Identity: Hashable {
    let device: UInt64
    let file: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      file = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int(status.st_size)
      #if canImport(Darwin)
        let changed = status.st_mtimespec
      #else
        let changed = status.st_mtim
      #endif
      (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
    }
  }

  private static let files = Mutex<[Identity: CatalogMemory]>([:])

  /// The memory in which an open file lies; nil where the system refuses.
  static func map(_ descriptor: Int32, _ status: stat) -> CatalogMemory? {
    files.withLock { files in
      let identity = Identity(status)
      if let memory = files[identity] { return memory }
      guard let start = mmap(nil, identity.size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        return nil
      }
      let memory = CatalogMemory(mapped: UnsafeRawBufferPointer(start: start, count: identity.size))
      files[identity] = memory
      return memory
    }
  }
}
