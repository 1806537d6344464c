import DragomanFormats
import Foundation

/// The files of a project: those in its folder, without build products, dependencies and what git ignores.
struct ProjectFiles: Sendable {
  /// The folder as it was named.
  let root: String
  /// The paths from the root on, sorted by the bytes of UTF-8.
  private(set) var paths: [String]
  /// The folders around the project, from the nearest on.
  let surroundings: [Surroundings.Folder]
  /// The folders that could not be looked into.
  let unreadable: [UnreadableFile]

  /// Lists the files below a folder.
  ///
  /// In a work tree of git, those that git knows or would take; elsewhere all.
  init(_ root: String) throws(UnreadableFile) {
    do {
      try FolderAccess.check(root)
    } catch {
      throw UnreadableFile(path: root, failure: error)
    }
    self.root = root
    let known = GitFileList.paths(below: root)
    let walk = known == nil ? FolderWalk(root) : nil
    let all = known ?? walk?.paths ?? []
    surroundings = Surroundings(of: root).folders
    // Of the files that git knows in such a folder each will be told of.
    unreadable = (walk?.unreadable ?? []).map { folder, failure in
      UnreadableFile(path: Self.displayPath(of: folder, in: root), failure: failure)
    }
    paths = all.filter { !Self.isForeign($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Takes the files that somebody else has chosen, by their paths from the current folder on.
  init(chosen paths: [String]) {
    root = "."
    surroundings = []
    unreadable = []
    self.paths = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Takes the files in some folders of languages, and those beside these folders that say what language the project
  /// is written in.
  init(_ languages: [NamedLanguageFolder], in root: String) throws(UnreadableFile) {
    self.root = root
    surroundings = Surroundings(of: root).folders
    unreadable = []
    var paths = Set(Self.declarations(in: root))
    for language in languages {
      paths.formUnion(try language.files().map { "\(language.name)/\(FilePath($0).name)" })
    }
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func declarations(in root: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let projects = names.filter { FilePath($0).fileExtension == "xcodeproj" }.map { "\($0)/project.pbxproj" }
    return (projects + ["Package.swift"]).filter { FileStatus(of: displayPath(of: $0, in: root)) == .file }
  }

  /// Those of the bundle in the root alone and what says something of it, with some files that somebody has named.
  func ofBundle(including files: [String]) -> Self {
    var part = self
    let own = paths.map(FilePath.init).filter {
      BundleFolders.folder(around: $0).isEmpty || $0.name == "project.pbxproj"
    }
    part.paths = Set(own.map(\.text) + files).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return part
  }

  /// What a person calls a file: the root as it was named, and the path.
  func displayPath(of path: String) -> String { Self.displayPath(of: path, in: root) }

  private static func displayPath(of path: String, in root: String) -> String {
    if root == "." { return path }
    return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
  }

  /// Whether a path leads through a folder whose contents are not the project's own work.
  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { ForeignFolders.contains($0) }
  }
}

/// The folders that tools fill: with what they build and with what others have written.
enum ForeignFolders {
  static func contains(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || names.contains(String(name)) || extensions.contains { name.hasSuffix($0) }
  }

  private static let names: Set = ["Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules"]
  private static let extensions = [".app", ".appex", ".dSYM", ".framework", ".xcarchive", ".xcframework"]
}
