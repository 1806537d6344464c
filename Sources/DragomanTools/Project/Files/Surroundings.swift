import Foundation

/// The folders around a folder that can say something of it.
struct Surroundings: Sendable {
  /// A folder around another.
  struct Folder: Sendable, Hashable {
    let path: String
    /// The way from there to the folder in question.
    let inside: String
    fileprivate let names: [String]

    func has(_ name: String) -> Bool { names.contains(name) }
    /// The Xcode projects in it.
    var projects: [String] { names.filter { $0.hasSuffix(".xcodeproj") }.sorted() }
    fileprivate var isWorkTree: Bool { has(".git") }
    fileprivate var isProject: Bool { has("Package.swift") || has(ProjectSettings.fileName) || !projects.isEmpty }
  }

  /// The folder itself.
  let own: Folder
  /// From the nearest on: up to that of git's work tree, and outside any up to the nearest that is a project.
  let folders: [Folder]

  init(of root: String) {
    let url = URL(filePath: root).absoluteURL.standardizedFileURL.resolvingSymlinksInPath()
    let parts = url.pathComponents
    let all = parts.indices.reversed().map { index in
      Self.folder("/" + parts[1..<max(index + 1, 1)].joined(separator: "/"), inside: parts[(index + 1)...])
    }
    let end =
      all.firstIndex(where: \.isWorkTree) ?? all.firstIndex(where: \.isProject)
    own = all.first ?? Folder(path: url.path, inside: "", names: [])
    folders = end.map { Array(all[...$0].dropFirst()) } ?? []
  }

  private static func folder(_ path: String, inside: ArraySlice<String>) -> Folder {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Folder(path: path, inside: inside.joined(separator: "/"), names: names)
  }
}
