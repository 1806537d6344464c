import Dragoman
import DragomanFormats
import Foundation

/// Files that a person has named, as they lie in a bundle: those of a language in its folder, all others at the top.
///
/// The folder of a language stands for the files in it.
struct NamedFiles: FileTree {
  let name: String
  /// The paths on the disk by those in the bundle.
  private let paths: [String: String]

  init(_ paths: [String]) throws {
    var all: [String: String] = [:]
    for path in try paths.flatMap(Self.files(at:)) {
      let place = Self.place(of: path)
      if let other = all.updateValue(path, forKey: place), Self.located(other) != Self.located(path) {
        throw UnclearPaths.samePlace(other, path)
      }
    }
    self.paths = all
    name = paths.first.map { FilePath($0).folder } ?? ""
  }

  /// A file, or the files in the folder of a language.
  private static func files(at path: String) throws -> [String] {
    switch FileStatus(of: path) {
    case nil: throw UnreadableFile(path: path, failure: .unreadable(errno: ENOENT))
    case .folder:
      guard let folder = NamedLanguageFolder(path) else { throw UnclearPaths.folderAmongOthers(path) }
      return try folder.files()
    case .file, .special: return [path]
    }
  }

  private static func place(of path: String) -> String {
    let path = FilePath(located(path))
    let folder = FilePath(path.folder)
    return folder.fileExtension == "lproj" ? "\(folder.name)/\(path.name)" : path.name
  }

  /// An absolute path: which folder a file lies in is not said by its name alone.
  private static func located(_ path: String) -> String { URL(filePath: path).absoluteURL.standardizedFileURL.path }

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
