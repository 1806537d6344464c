import DragomanFormats
import Foundation

/// Goes through a folder and all folders in it that are not links.
struct FolderWalk {
  /// The paths of the files, from the folder on.
  private(set) var paths: [String] = []
  /// The folders that could not be looked into, and why.
  private(set) var unreadable: [(path: String, failure: FileFailure)] = []
  private let root: String

  init(_ root: String) {
    self.root = root
    walk(nil)
  }

  private mutating func walk(_ folder: String?) {
    let path = folder.map { "\(root)/\($0)" } ?? root
    do {
      try FolderAccess.check(path)
    } catch {
      return unreadable.append((folder ?? ".", error))
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let inside = folder.map { "\($0)/\(name)" } ?? name
      switch Self.type(of: "\(root)/\(inside)") {
      case .typeDirectory where !ForeignFolders.contains(name): walk(inside)
      case .typeDirectory: continue
      default: paths.append(inside)
      }
    }
  }

  /// What is at a path, of a link the link itself: what it leads to is elsewhere, or is met on the way.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
