import DragomanFormats
import Foundation

/// A bundle of a project, by where it really lies: what is generated is the same from wherever the project is named.
struct LocatedBundle: Sendable {
  let bundle: ProjectBundle
  let resources: [ProjectResource]
  /// The folder: absolute, and through no links.
  let path: String
  /// The folder, from the one on that all bundles share; empty for that itself.
  private(set) var folder = ""
  /// The same with the name of the folder that all share before it.
  private(set) var name = ""

  /// The bundles of all projects; one that is in several of them, once.
  static func all(in projects: [Project]) -> [Self] {
    var known: Set<ExactString> = []
    let all = projects.flatMap { project in
      let resources = project.resources
      return project.bundles.map { Self(bundle: $0, resources: resources[$0.folder] ?? []) }
    }.filter { known.insert(ExactString($0.path)).inserted }
    return all.named
  }

  private init(bundle: ProjectBundle, resources: [ProjectResource]) {
    self.bundle = bundle
    self.resources = resources
    path = Self.resolved(bundle.name)
  }

  /// An absolute path through no links, also of what is not there yet.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).absoluteURL.standardizedFileURL.resolvingSymlinksInPath().path
  }

  fileprivate func named(below shared: [Substring]) -> Self {
    var result = self
    let parts = path.split(separator: "/")
    result.folder = parts.dropFirst(shared.count).joined(separator: "/")
    result.name = parts.dropFirst(max(shared.count - 1, 0)).joined(separator: "/")
    return result
  }
}

extension [LocatedBundle] {
  fileprivate var named: Self {
    let paths = map { $0.path.split(separator: "/") }
    guard let first = paths.first else { return self }
    let shared = paths.dropFirst().reduce(first[...]) { shared, path in
      shared.prefix(zip(shared, path).prefix { $0 == $1 }.count)
    }
    return map { $0.named(below: [Substring](shared)) }
  }
}
