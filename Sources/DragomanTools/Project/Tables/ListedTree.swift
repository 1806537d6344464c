import Dragoman
import DragomanFormats

/// Those files of a folder that belong to a project, as a run time would see them if there were no others.
struct ListedTree: FileTree {
  let name: String
  /// The names in each folder; the folder itself has the name nil.
  private let folders: [String?: [String]]
  private let display: @Sendable (String) -> String

  /// - Parameters:
  ///   - folder: The folder, from the root of the project on; empty for the root itself.
  ///   - paths: The files in it and in the folders in it, from the folder on.
  init(_ folder: String, paths: [String], in files: ProjectFiles) {
    name = folder.isEmpty ? files.root : files.displayPath(of: folder)
    var folders: [String?: [String]] = [nil: []]
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      guard let first = parts.first else { continue }
      if parts.count == 1 { folders[nil, default: []].append(first) }
      if parts.count == 2 {
        if folders[first] == nil { folders[nil, default: []].append(first) }
        folders[first, default: []].append(parts[1])
      }
    }
    self.folders = folders
    display = { files.displayPath(of: folder.isEmpty ? $0 : "\(folder)/\($0)") }
  }

  func names(in folder: String?) throws(FileFailure) -> [String] { folders[folder] ?? [] }

  func contents(of path: String, limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    try FileContents.read(display(path), limits: limits)
  }

  func displayPath(of path: String) -> String { display(path) }
}
