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

/// Writes files as one: under other names first, which then take the place of the former files.
struct FileReplacement {
  private var prepared: [(temporary: String, path: String)] = []

  /// Writes those files whose contents change, and removes others.
  ///
  /// - Parameters:
  ///   - texts: The contents by the paths of the files. Their folders are made where they are missing.
  ///   - outdated: The files that are removed when the others are written.
  /// - Throws: Which file cannot be written. Then every file is as it was; only where the system refuses to put the
  ///   last of several in its place have those before it been written.
  static func write(_ texts: [String: String], removing outdated: Set<String> = []) throws(UnwritableFile) {
    let changed = texts.filter { !isWritten($0.value, at: $0.key) }.sorted { $0.key < $1.key }
    var replacement = Self()
    defer { replacement.discard() }
    for (path, text) in changed { try replacement.prepare(path, text) }
    try replacement.finish()
    for path in outdated where unlink(path) != 0 { throw failure(path) }
  }

  /// A file that says this already keeps its date, so that nothing is built anew because of it.
  private static func isWritten(_ text: String, at path: String) -> Bool {
    var limits = FormatLimits()
    limits.bytes = text.utf8.count
    return (try? FileContents.read(path, limits: limits))?.elementsEqual(text.utf8) == true
  }

  private mutating func prepare(_ path: String, _ text: String) throws(UnwritableFile) {
    let folder = FilePath(path).folder
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let temporary = path + ".\(getpid()).tmp"
    // What cannot be replaced is found out before anything is.
    guard !Self.isFolder(path) else { throw UnwritableFile(path: path, error: SystemError(code: EISDIR)) }
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { close(descriptor) }
    prepared.append((temporary, path))
    do throws(SystemError) {
      try OutputDescriptor(descriptor).write(text.utf8)
    } catch {
      throw UnwritableFile(path: path, error: error)
    }
  }

  private mutating func finish() throws(UnwritableFile) {
    while let (temporary, path) = prepared.first {
      guard rename(temporary, path) == 0 else { throw Self.failure(path) }
      prepared.removeFirst()
    }
  }

  private func discard() {
    for (temporary, _) in prepared { unlink(temporary) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func failure(_ path: String) -> UnwritableFile {
    UnwritableFile(path: path, error: SystemError(code: errno))
  }
}
