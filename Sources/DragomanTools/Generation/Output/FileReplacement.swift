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

/// Writes files as one: under other names first, which then take the place of the former files.
struct FileReplacement {
  private var prepared: [(temporary: String, file: ReplacedFile)] = []
  private var folders = MadeFolders()

  /// Writes those files whose contents change, and removes others.
  ///
  /// - Parameters:
  ///   - contents: The contents by the paths of the files. Their folders are made where they are missing.
  ///   - mark: How every file begins that may be replaced.
  ///   - outdated: The files that are removed when the others are written.
  /// - Throws: Which file cannot be written. Then every file is as it was; only where the system refuses to put the
  ///   last of several in its place have those before it been written.
  static func write(
    _ contents: [String: [UInt8]], replacing mark: [UInt8], removing outdated: Set<String> = []
  ) throws(UnwritableFile) {
    var files: [(file: ReplacedFile, bytes: [UInt8])] = []
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      files.append((try ReplacedFile(path, mark: mark), bytes))
    }
    var replacement = Self()
    defer { replacement.discard() }
    for (file, bytes) in files where !file.says(bytes) { try replacement.prepare(file, bytes) }
    try replacement.finish()
    for path in outdated where unlink(path) != 0 { throw UnwritableFile(path: path, code: errno) }
  }

  /// Writes generated code.
  static func write(_ texts: [String: String], removing outdated: Set<String> = []) throws(UnwritableFile) {
    try write(
      texts.mapValues { Array($0.utf8) }, replacing: Array(GeneratedFile.mark.utf8), removing: outdated)
  }

  private mutating func prepare(_ file: ReplacedFile, _ bytes: [UInt8]) throws(UnwritableFile) {
    do throws(SystemError) {
      try folders.make(FilePath(file.path).folder)
      // Of a name that is too long the system tells only where its folder is there.
      if access(file.path, F_OK) != 0, errno != ENOENT { throw SystemError(code: errno) }
      let temporary = try TemporaryFile(beside: file.path)
      defer { close(temporary.descriptor) }
      prepared.append((temporary.path, file))
      if let mode = file.mode { fchmod(temporary.descriptor, mode) }
      try OutputDescriptor(temporary.descriptor).write(bytes)
    } catch {
      throw UnwritableFile(path: file.name, .system(error))
    }
  }

  private mutating func finish() throws(UnwritableFile) {
    while let (temporary, file) = prepared.first {
      guard rename(temporary, file.path) == 0 else { throw UnwritableFile(path: file.name, code: errno) }
      prepared.removeFirst()
    }
    folders = MadeFolders()
  }

  private func discard() {
    for (temporary, _) in prepared { unlink(temporary) }
    folders.remove()
  }
}
