import Dragoman
import DragomanFormats

/// The folders in which translations lie, each with the paths of its files from there on.
struct BundleFolders {
  private var paths: [String: [String]] = [:]

  var sorted: [(folder: String, paths: [String])] {
    paths.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }

  init(_ files: [String]) {
    var folders: Set<String> = []
    let all = files.map(FilePath.init)
    for path in all {
      if let folder = Self.bundle(of: path) { folders.insert(folder) }
    }
    for path in all {
      let folder = Self.folder(around: path)
      if folders.contains(folder) { paths[folder, default: []].append(path.relative(to: folder)) }
    }
  }

  /// The folder whose bundle a table is in; nil for another file.
  static func bundle(of path: FilePath) -> String? {
    switch FileKind(name: path.name) {
    case .strings, .stringsDict, .stringCatalog: folder(around: path)
    case .propertyList: isTable(path.stem) ? folder(around: path) : nil
    case nil: nil
    }
  }

  /// The folder that a file is in, or that its `.lproj` folder is in.
  static func folder(around path: FilePath) -> String {
    let folder = FilePath(path.folder)
    return folder.fileExtension == "lproj" ? folder.folder : folder.text
  }

  /// Of property lists the run time reads these; what else lies in the folder of a language is seldom meant as a table.
  private static func isTable(_ stem: String) -> Bool {
    stem == Table.defaultName || stem.hasSuffix("_" + Table.defaultName)
  }
}
