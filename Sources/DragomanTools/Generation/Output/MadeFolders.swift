import DragomanFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("Making folders is not written for this system.")
#endif

/// The folders that were made, so that they can be taken away again.
struct MadeFolders {
  private var paths: [String] = []

  /// Makes a folder and those around it, where they are missing.
  mutating func make(_ folder: String) throws(SystemError) {
    guard !folder.isEmpty, FileStatus(of: folder) == nil else { return }
    try make(FilePath(folder).folder)
    if mkdir(folder, 0o777) == 0 { return paths.append(folder) }
    // Somebody else may have made it meanwhile.
    if errno != EEXIST { throw SystemError(code: errno) }
  }

  /// Removes those that are empty.
  func remove() {
    for path in paths.reversed() { rmdir(path) }
  }
}
