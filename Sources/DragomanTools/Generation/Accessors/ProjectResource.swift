import DragomanFormats

/// A file or an image that lies in folders of languages, by the name that a program asks for.
struct ProjectResource: Sendable, Hashable {
  enum Kind: Sendable, Hashable, CaseIterable {
    case image, file
  }

  let kind: Kind
  let name: String
  /// One of its files.
  let path: String

  /// Nil for what is no resource of its own: a table, and what is compiled.
  ///
  /// - Parameter inside: The path from the folder of the language on.
  init?(inside: String, path: String) {
    let file = FilePath(inside)
    let fileName = file.name
    guard FileKind(name: fileName) == nil, !file.stem.isEmpty, !fileName.hasPrefix("."),
      !Self.compiled.contains(file.fileExtension)
    else { return nil }
    let folder = inside.dropLast(fileName.count)
    kind = Self.images.contains(file.fileExtension) ? .image : .file
    let stem = file.stem.withoutEnd(of: ["~ipad", "~iphone"])
    let fileExtension = fileName.dropFirst(file.stem.count)
    name = folder + (kind == .image ? stem.withoutEnd(of: ["@1x", "@2x", "@3x"]) : stem + fileExtension)
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

extension Project {
  /// The resources of each of its bundles, by the folder of the bundle: each name once, sorted by name.
  var resources: [String: [ProjectResource]] {
    var known: Set<ResourceKey> = []
    var resources: [String: [ProjectResource]] = [:]
    for path in files.paths where !settings.excludes(path) {
      guard let place = LanguageFolderPath(path),
        let resource = ProjectResource(inside: place.inside, path: files.displayPath(of: path)),
        known.insert(ResourceKey(folder: place.bundle, resource)).inserted
      else { continue }
      resources[place.bundle, default: []].append(resource)
    }
    return resources.mapValues { all in all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
  }
}

/// The bytes count: two files can have names that differ in nothing else.
private struct ResourceKey: Hashable {
  let folder: String
  let name: ExactString
  let kind: ProjectResource.Kind

  init(folder: String, _ resource: ProjectResource) {
    self.folder = folder
    name = ExactString(resource.name)
    kind = resource.kind
  }
}

/// The path of a file in the folder of a language, or in one of the folders in that.
private struct LanguageFolderPath {
  /// The folder around that of the language.
  let bundle: String
  /// The path from the folder of the language on.
  let inside: String

  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.dropLast().firstIndex(where: { FilePath(String($0)).fileExtension == "lproj" }) else {
      return nil
    }
    bundle = parts[..<place].joined(separator: "/")
    inside = parts[(place + 1)...].joined(separator: "/")
  }
}
