import DragomanFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Writing is not written for this system.")
#endif

/// A new file beside another, whose place it can take.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// - Parameter neighbour: The path of the other file. Its name may be as long as names can be.
  init(beside neighbour: String) throws(SystemError) {
    let folder = neighbour.lastIndex(of: "/").map { neighbour[...$0] } ?? ""
    for _ in 0..<Self.attempts {
      let path = "\(folder).dragoman-\(UInt64.random(in: .min ... .max)).tmp"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      // What a run that was killed has left is in nobody's way.
      if errno != EEXIST { throw SystemError(code: errno) }
    }
    throw SystemError(code: EEXIST)
  }

  private static let attempts = 100
}
