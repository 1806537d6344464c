import DragomanFormats

/// Paths that do not make one bundle, so that it is not clear what is to be compiled.
package enum UnclearPaths: Error, Sendable, Hashable {
  /// A folder of a bundle, beside which something else was named.
  case folderAmongOthers(String)
  /// Two files that would lie in one place of the bundle, so that one of them would be lost.
  case samePlace(String, String)
}

extension UnclearPaths {
  /// The failure in one sentence.
  package var sentence: String {
    switch self {
    case .folderAmongOthers(let folder):
      "\(folder): a folder is compiled alone; beside others only files and .lproj folders can be named"
    case .samePlace(let first, let second):
      "\(first) and \(second) would be one file of the bundle; compile them into two folders"
    }
  }
}
