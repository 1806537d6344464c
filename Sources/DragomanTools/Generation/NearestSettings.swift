import DragomanFormats
import Foundation

/// The settings that count of several that may be there, for a build that lists where they may be.
package struct NearestSettings: Sendable {
  /// All paths but those of settings that are not there.
  package let paths: [String]
  /// The first settings that are there.
  private let file: String?

  /// - Parameter paths: Files of a project, of the settings among them the nearest first.
  package init(among paths: [String]) {
    self.paths = paths.filter { !Self.isSettings($0) || !FileStatus.isMissing($0) }
    file = self.paths.first(where: Self.isSettings)
  }

  /// Whether settings are among the paths, which may be those of a whole package of which the files are one target.
  package var isNamed: Bool { file != nil }

  private static func isSettings(_ path: String) -> Bool { FilePath(path).name == ProjectSettings.fileName }

  /// Makes a file a hard link to the settings, so that its date and size are theirs; an empty one where there are none.
  ///
  /// Where the file system knows no such links, the file is a copy.
  package func link(to path: String) throws(UnwritableFile) {
    let files = FileManager.default
    if FileStatus(of: path) == .file { try? files.removeItem(atPath: path) }
    if let file, (try? files.linkItem(atPath: file, toPath: path)) != nil { return }
    let contents = file.flatMap { files.contents(atPath: $0) }
    guard files.createFile(atPath: path, contents: contents) else {
      throw UnwritableFile(path: path, code: FileStatus.isMissing(FilePath(path).folder) ? ENOENT : EACCES)
    }
  }
}
