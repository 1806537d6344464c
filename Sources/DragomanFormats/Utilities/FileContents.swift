#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Reading a file is not written for this system.")
#endif

/// Reads whole files.
package enum FileContents {
  /// The bytes of a regular file.
  ///
  /// A folder, a pipe and a device are refused without waiting for them.
  package static func read(_ path: String, limits: FormatLimits = FormatLimits()) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits until someone writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno: errno) }
    defer { close(descriptor) }
    let size = try regularSize(of: descriptor)
    guard size <= limits.bytes else { throw .tooLarge(bytes: size, limit: limits.bytes) }
    return try readAll(descriptor, expecting: size, limit: limits.bytes)
  }

  private static func regularSize(of descriptor: Int32) throws(FileFailure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .unreadable(errno: EISDIR)
    default: throw .unreadable(errno: ENOTSUP)
    }
  }

  /// Reads to the end, whatever the size said: files of `/proc` say none, and a file may grow meanwhile.
  private static func readAll(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = size + 1
    while true {
      let piece = try readPiece(descriptor, of: room)
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if piece.isEmpty { return bytes }
      guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
      room = 65_536
    }
  }

  private static func readPiece(_ descriptor: Int32, of size: Int) throws(FileFailure) -> [UInt8] {
    var failure: Int32?
    let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var result = readOnce(descriptor, buffer)
      while result < 0, errno == EINTR { result = readOnce(descriptor, buffer) }
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    if let failure { throw .unreadable(errno: failure) }
    return piece
  }
}

private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
