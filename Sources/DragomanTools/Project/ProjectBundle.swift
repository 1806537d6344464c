package import Dragoman
import DragomanFormats

/// A folder of a project that has translations, as a program would have them in a bundle.
package struct ProjectBundle: Sendable {
  /// The folder from the project on; empty for the project itself.
  package let folder: String
  /// As a person calls the folder.
  package let name: String
  /// The language of the texts in the code.
  package let sourceLanguage: Language
  /// Sorted by tag.
  package let languages: [Language]
  /// Sorted by name.
  package let tables: [ProjectTable]
  /// Its files.
  let tree: ListedTree
  /// As the run time sees the bundle.
  let listing: TableListing
  /// What was found wrong while looking.
  package let issues: [LocalizationIssue]
  /// The `.lproj` folders: what stands before the ending, and the folder as a person calls it.
  let languageFolders: [(name: String, path: String)]

  init(folder: String, tree: ListedTree, sourceLanguage: Language?, limits: FormatLimits) {
    let listing = TableListing(tree, defaultLanguage: sourceLanguage, limits: limits)
    self.listing = listing
    self.tree = tree
    self.folder = folder
    name = tree.name
    self.sourceLanguage = listing.defaultLanguage
    languages = listing.languages
    issues = listing.issues
    languageFolders = tree.languageFolders.map { ($0.stem, tree.displayPath(of: $0.text)) }
    tables = Dictionary(
      grouping: listing.languages.flatMap { language in listing.tables(of: language).map { (language, $0) } },
      by: \.1.table
    ).sorted { $0.key < $1.key }.map { name, files in
      ProjectTable(
        name: name, bundle: tree.name, sourceLanguage: listing.defaultLanguage, files: files,
        interfaceFiles: tree.interfaceFiles(named: name))
    }
  }
}

extension TableListing {
  /// The files that are meant as tables: `Info.plist` and others that lie in the folder of a language are not.
  fileprivate func tables(of language: Language) -> [File] {
    files(of: language).filter { $0.kind != .propertyList || $0.table == Table.defaultName }
  }
}

extension ListedTree {
  fileprivate var languageFolders: [FilePath] {
    ((try? names(in: nil)) ?? []).map(FilePath.init).filter { $0.fileExtension == "lproj" }
  }

  /// The storyboards and the like that have the texts of a table in themselves.
  fileprivate func interfaceFiles(named table: String) -> [String] {
    languageFolders.flatMap { folder in
      ((try? names(in: folder.text)) ?? []).map(FilePath.init)
        .filter { $0.stem == table && Self.interfaceExtensions.contains($0.fileExtension) }
        .map { displayPath(of: "\(folder.text)/\($0.text)") }
    }
  }

  private static let interfaceExtensions: Set = ["storyboard", "xib", "intentdefinition"]
}
