import DragomanFormats

/// A file or an image that lies in folders of languages, by the name that a program asks for.
package struct ProjectResource: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    case image, file
  }

  package let kind: Kind
  package let name: String
  /// One of its files.
  package let path: String

  /// Nil for what is no resource of its own: a table, and what is compiled.
  init?(fileName: String, path: String) {
    let file = FilePath(fileName)
    guard FileKind(name: fileName) == nil, !file.stem.isEmpty, !fileName.hasPrefix("."),
      !Self.compiled.contains(file.fileExtension)
    else { return nil }
    kind = Self.images.contains(file.fileExtension) ? .image : .file
    let stem = file.stem.withoutEnd(of: ["~ipad", "~iphone"])
    let fileExtension = fileName.dropFirst(file.stem.count)
    name = kind == .image ? stem.withoutEnd(of: ["@1x", "@2x", "@3x"]) : stem + fileExtension
    self.path = path
  }

  private static let images: Set = ["png", "jpg", "jpeg", "pdf", "svg", "heic"]
  private static let compiled: Set = ["storyboard", "xib", "nib", "intentdefinition"]
}

extension String {
  /// Without one of some ends, unless that would leave nothing.
  fileprivate func withoutEnd(of ends: [String]) -> String {
    guard let end = ends.first(where: { hasSuffix($0) && count > $0.count }) else { return self }
    return String(dropLast(end.count))
  }
}

extension ListedTree {
  /// The resources of all languages, each name once, sorted by name.
  var resources: [ProjectResource] {
    let folders = ((try? names(in: nil)) ?? []).filter { FilePath($0).fileExtension == "lproj" }
    let all = folders.flatMap { folder in
      ((try? names(in: folder)) ?? []).compactMap {
        ProjectResource(fileName: $0, path: displayPath(of: "\(folder)/\($0)"))
      }
    }
    var known: Set<[String]> = []
    return all.filter { known.insert([$0.name, "\($0.kind)"]).inserted }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
