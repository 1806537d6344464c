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
