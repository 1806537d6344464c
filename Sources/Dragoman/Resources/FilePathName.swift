/// A path, taken apart at the last full stop of its last part.
struct FilePathName: Sendable {
  /// The path without its extension.
  let stem: String
  /// Nil where there is none, as in `.hidden` and `flag.`.
  let fileExtension: String?

  init(_ path: String) {
    let name = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let stop = path[name...].lastIndex(of: "."), stop > name, path.index(after: stop) < path.endIndex else {
      stem = path
      fileExtension = nil
      return
    }
    stem = String(path[..<stop])
    fileExtension = String(path[path.index(after: stop)...])
  }
}
