#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Mapping a file is not written for this system.")
#endif

/// Opens compiled catalogs on the disk.
package enum CatalogFile {
  /// Reads the first bytes of a file, or maps it.
  ///
  /// - Parameters:
  ///   - count: How many bytes are read, where it is not mapped.
  ///   - maps: Whether it is mapped, if nobody can write to it: one that shrinks while it is mapped ends the process.
  package static func open(
    _ path: String, reading count: Int, maps: Bool, limits: FormatLimits
  ) throws(FileFailure) -> CatalogStart {
    // Without O_NONBLOCK, opening a pipe waits until someone writes to it.
    let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno: errno) }
    defer { close(descriptor) }
    let status = try status(of: descriptor)
    let size = Int(status.st_size)
    guard size <= limits.bytes else { throw .tooLarge(bytes: size, limit: limits.bytes) }
    if maps, size > 0, !isWritable(path, status), let mapped = MappedFiles.map(descriptor, status) {
      return .mapped(mapped)
    }
    return .read(try start(of: descriptor, min(count, size)), of: size)
  }

  private static func status(of descriptor: Int32) throws(FileFailure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
    case S_IFDIR: throw .unreadable(errno: EISDIR)
    default: throw .unreadable(errno: ENOTSUP)
    }
  }

  /// Whether this user can write to a file. The superuser, who always can, goes by the permissions.
  private static func isWritable(_ path: String, _ status: stat) -> Bool {
    guard access(path, W_OK) == 0 else { return ![EACCES, EPERM, EROFS].contains(errno) }
    return geteuid() != 0 || status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0
  }

  private static func start(of descriptor: Int32, _ count: Int) throws(FileFailure) -> [UInt8] {
    var failure: Int32?
    let start = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
      var result = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      while result < 0, errno == EINTR { result = pread(descriptor, buffer.baseAddress, buffer.count, 0) }
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    if let failure { throw .unreadable(errno: failure) }
    return start
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
