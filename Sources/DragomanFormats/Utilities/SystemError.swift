#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("The names of system errors are not known for this system.")
#endif

/// Why the operating system refused.
package struct SystemError: Error, Sendable, Hashable {
  /// The system's number of the error.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the system calls the error, in English.
  package var name: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
