package import Dragoman
package import DragomanFormats

/// A folder with everything in it that has to do with translations.
package struct Project: Sendable {
  let files: ProjectFiles
  package let settings: ProjectSettings
  /// Sorted by folder.
  package let bundles: [ProjectBundle]

  /// Finds the tables below a folder; of their contents it reads only which languages the String Catalogs have.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - settings: What the project says of itself.
  ///   - sourceLanguage: The language of the texts in the code, whatever the project says.
  /// - Throws: `UnreadableFile` when there is no such folder.
  package init(
    _ root: String, settings: ProjectSettings = ProjectSettings(), sourceLanguage: Language? = nil,
    limits: FormatLimits = FormatLimits()
  ) throws(UnreadableFile) {
    self.init(try ProjectFiles(root), settings: settings, sourceLanguage: sourceLanguage, limits: limits)
  }

  /// Finds the tables among some files.
  init(_ files: ProjectFiles, settings: ProjectSettings, sourceLanguage: Language?, limits: FormatLimits) {
    let declared = DeclaredLanguages(files)
    self.files = files
    self.settings = settings
    let wanted = files.paths.filter { !settings.excludes($0) }
    bundles = BundleFolders(wanted).sorted.map { folder, paths in
      ProjectBundle(
        folder: folder, tree: ListedTree(folder, paths: paths, in: files),
        sourceLanguage: sourceLanguage ?? settings.sourceLanguage ?? declared.language(for: folder), limits: limits)
    }
  }
}

/// The folders in which translations lie, each with the paths of its files from there on.
private struct BundleFolders {
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
  private static func bundle(of path: FilePath) -> String? {
    switch FileKind(name: path.name) {
    case .strings, .stringsDict, .stringCatalog: folder(around: path)
    case .propertyList: path.stem.hasSuffix("_Localizable") ? folder(around: path) : nil
    case nil: nil
    }
  }

  /// The folder that a file is in, or that its `.lproj` folder is in.
  private static func folder(around path: FilePath) -> String {
    let folder = FilePath(path.folder)
    return folder.fileExtension == "lproj" ? folder.folder : folder.text
  }
}
