import Foundation

/// The folder of a work tree, from which the files in it are named.
struct RepositoryRoot {
  private let parts: [String]

  init(_ path: String) { parts = Self.parts(of: path) }

  /// The path of a file from the root on, whatever the current folder is; nil outside.
  func relativePath(of path: String) -> String? {
    let all = Self.parts(of: path)
    return all.count > parts.count && all.starts(with: parts) ? all[parts.count...].joined(separator: "/") : nil
  }

  /// The names on the way to a file; a link to it, or on the way, is followed.
  private static func parts(of path: String) -> [String] {
    URL(filePath: path).absoluteURL.standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
