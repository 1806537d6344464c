internal import DragomanFormats
internal import DragomanTools

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
  /// Writes all of it, or ends the process where nobody reads any more.
  static func write(_ bytes: [UInt8], to stream: StandardStream) throws(OutputFailure) {
    do throws(SystemError) {
      try OutputDescriptor(stream.rawValue).write(bytes)
    } catch {
      if error.code == EPIPE { endAsByBrokenPipe() }
      throw OutputFailure(stream: stream, error: error)
    }
  }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

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
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      #error("This system's C library is not known here.")
    #endif
  }

  /// Ends the process as a closed pipe ends every tool, in silence, also where the parent had that signal ignored.
  private static func endAsByBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(with: .failed)
  }
}
