#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This system's C library is not known here.")
#endif

/// What the command asks of the operating system.
enum Platform {
  /// Writes all of it, however many calls that takes.
  static func write(_ bytes: [UInt8], to stream: StandardStream) throws(OutputFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, to: stream) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: errno, on: stream)
      }
    }
  }

  /// The error's description in English.
  static func description(of code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Opens a standard stream that the parent process closed, such that using it fails.
  ///
  /// Otherwise the next file to be opened would get its number, and what is printed would go into that file.
  static func openMissingStandardStreams() {
    for stream in [StandardStream.standardInput, .standardOutput, .standardError] {
      guard fcntl(stream.rawValue, F_GETFD) == -1, errno == EBADF else { continue }
      // The lowest free descriptor is the one that is missing.
      _ = open("/dev/null", stream == .standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  static func exit(with status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Glibc)
      Glibc.exit(status.rawValue)
    #else
      Musl.exit(status.rawValue)
    #endif
  }

  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to stream: StandardStream) -> Int {
    #if canImport(Darwin)
      Darwin.write(stream.rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(stream.rawValue, bytes.baseAddress, bytes.count)
    #else
      Musl.write(stream.rawValue, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Returns where writing can go on.
  private static func recover(from code: Int32, on stream: StandardStream) throws(OutputFailure) {
    switch code {
    case EINTR: return
    case EAGAIN: waitUntilWritable(stream)
    case EPIPE: endAsByBrokenPipe()
    default: throw OutputFailure(stream: stream, code: code)
    }
  }

  /// Waits where whoever opened the stream made its writes return at once.
  private static func waitUntilWritable(_ stream: StandardStream) {
    var request = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  /// Ends the process as a closed pipe ends every tool, in silence, also where the parent had that signal ignored.
  private static func endAsByBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(with: .failed)
  }
}
