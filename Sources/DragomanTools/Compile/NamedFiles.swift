import Dragoman
import DragomanFormats
import Foundation

/// Files that a person has named, as they lie in a bundle: those of a language in its folder, all others at the top.
struct NamedFiles: FileTree {
  let name: String
  /// The paths on the disk by those in the bundle.
  private let paths: [String: String]

  init(_ paths: [String]) throws(UnreadableFile) {
    var all: [String: String] = [:]
    for path in paths {
      guard FileStatus(of: path) != nil else {
        throw UnreadableFile(path: path, failure: .unreadable(errno: ENOENT))
      }
      all[Self.place(of: FilePath(path))] = path
    }
    self.paths = all
    name = paths.first.map { FilePath($0).folder } ?? ""
  }

  private static func place(of path: FilePath) -> String {
    let folder = FilePath(path.folder)
    return folder.fileExtension == "lproj" ? "\(folder.name)/\(path.name)" : path.name
  }

  func names(in folder: String?) throws(FileFailure) -> [String] {
    let prefix = folder.map { $0 + "/" } ?? ""
    let inside = paths.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count).prefix { $0 != "/" } }
    return Set(inside).map(String.init)
  }

  func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    guard let path = paths[path] else { throw .unreadable(errno: ENOENT) }
    return try FileContents.read(path, limits: limits)
  }

  func displayPath(of path: String) -> String { paths[path] ?? path }
}
