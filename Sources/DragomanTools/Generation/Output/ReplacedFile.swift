import DragomanFormats
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Writing is not written for this system.")
#endif

/// A file that is to be written, and what there is now.
struct ReplacedFile {
  /// As it was named.
  let name: String
  /// Where links lead: the file there is written, and the links stay.
  let path: String
  /// Who may read and write what is there; nil where nothing is.
  private(set) var mode: mode_t?

  /// - Throws: Why it must not be written: it is no file, or not a generated one.
  ///
  /// - Parameter mark: How every generated file begins.
  init(_ name: String, mark: [UInt8]) throws(UnwritableFile) {
    self.name = name
    path = try Self.followingLinks(name)
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw UnwritableFile(path: name, code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: mode = status.st_mode & 0o777
    case S_IFDIR: throw UnwritableFile(path: name, code: EISDIR)
    default: throw UnwritableFile(path: name, .special)
    }
    guard try isGenerated(mark) else { throw UnwritableFile(path: name, .writtenByHand) }
  }

  /// Whether it has some contents already. Such a file keeps its date, so that nothing is built anew because of it.
  func says(_ bytes: [UInt8]) -> Bool {
    guard mode != nil else { return false }
    var limits = FormatLimits()
    limits.bytes = bytes.count
    return (try? FileContents.read(path, limits: limits)) == bytes
  }

  /// An empty file is nobody's work.
  private func isGenerated(_ mark: [UInt8]) throws(UnwritableFile) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UnwritableFile(path: name, code: errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let start = try? file.read(upToCount: mark.count)
    return start?.isEmpty != false || start?.elementsEqual(mark) == true
  }

  private static func followingLinks(_ name: String) throws(UnwritableFile) -> String {
    var path = name
    for _ in 0..<linkLimit {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : "\(folder)\(target)"
    }
    throw UnwritableFile(path: name, code: ELOOP)
  }

  private static let linkLimit = 40
}
