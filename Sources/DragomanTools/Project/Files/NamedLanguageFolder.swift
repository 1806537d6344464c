import DragomanFormats
import Foundation

/// The folder of a language that a person has named in place of the one around it: what it is called says the language.
struct NamedLanguageFolder {
  /// The path, with the name in it.
  let path: String
  /// The folder around it, as a path.
  let parent: String
  let name: String

  /// Nil for another path, and where no folder is. The working folder may be one too.
  init?(_ path: String) {
    let name = FilePath(URL(filePath: path).absoluteURL.standardizedFileURL.path).name
    guard FilePath(name).fileExtension == "lproj", FileStatus(of: path) == .folder else { return nil }
    let parts = path.split(separator: "/")
    if parts.last.map(String.init) == name {
      let start = path.hasPrefix("/") ? "/" : ""
      self.path = start + parts.joined(separator: "/")
      parent = parts.count > 1 ? start + parts.dropLast().joined(separator: "/") : start.isEmpty ? "." : start
    } else {
      parent = path == "." ? ".." : path + "/.."
      self.path = "\(parent)/\(name)"
    }
    self.name = name
  }

  /// The paths of the files in it.
  func files() throws(UnreadableFile) -> [String] {
    do {
      try FolderAccess.check(path)
    } catch {
      throw UnreadableFile(path: path, failure: error)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(path)/\($0)" }.filter { FileStatus(of: $0) == .file }
  }
}
