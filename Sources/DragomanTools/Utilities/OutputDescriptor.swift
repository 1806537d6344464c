package import DragomanFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Writing is not written for this system.")
#endif

/// An open file that is written to.
package struct OutputDescriptor: Sendable {
  private let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of it, however many calls that takes.
  package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: errno)
      }
    }
  }

  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(number, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(number, bytes.baseAddress, bytes.count)
    #else
      #error("Writing is not written for this system.")
    #endif
  }

  /// Returns where writing can go on.
  private func recover(from code: Int32) throws(SystemError) {
    switch code {
    case EINTR: return
    case EAGAIN: waitUntilWritable()
    default: throw SystemError(code: code)
    }
  }

  /// Waits where whoever opened the file made its writes return at once.
  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
