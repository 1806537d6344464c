package import DragomanFormats
package import Foundation

/// Which files a localizer over a source reads, by language: for tools that must agree with it.
package struct TableListing: Sendable {
  private let index: LocalizerIndex

  /// Lists the tables in a folder.
  ///
  /// - Parameters:
  ///   - defaultLanguage: The default language, whatever the folder has and says.
  ///   - declaredLanguage: What counts as the word of the folder's `Info.plist` where that says nothing.
  package init(folder: URL, defaultLanguage: Language?, declaredLanguage: Language?, limits: FormatLimits) {
    var traits = BundleTraits(infoDictionaryIn: folder, limits: limits)
    traits.developmentLanguage = traits.developmentLanguage ?? declaredLanguage
    index = Self.index(of: DirectoryTree(folder: folder), traits, defaultLanguage, limits)
  }

  /// Lists the tables among some files.
  package init(_ tree: any FileTree, defaultLanguage: Language?, limits: FormatLimits) {
    index = Self.index(of: tree, BundleTraits(), defaultLanguage, limits)
  }

  /// Compiled catalogs are no files that a person writes.
  private static func index(
    of tree: any FileTree, _ traits: BundleTraits, _ defaultLanguage: Language?, _ limits: FormatLimits
  ) -> LocalizerIndex {
    var source = TranslationSource(origin: .tree(tree, traits))
    source.usesCompiled = false
    return LocalizerIndex([source], defaultLanguage: defaultLanguage, limits: limits)
  }

  /// The languages that can be selected, sorted by tag.
  package var languages: [Language] { index.languages }
  package var defaultLanguage: Language { index.defaultLanguage }
  /// What was found wrong while looking for tables.
  package var issues: [LocalizationIssue] { index.issues }

  /// The files with texts of a language's own, from the one that gives way to the one that wins.
  package func files(of language: Language) -> [File] {
    // As along the fallback chain: what lies in `Base` or outside any folder is the default language's.
    let places: [SourceIndex.Place] =
      language == defaultLanguage ? [.root, .base, .language(language)] : [.language(language)]
    return places.flatMap(files(at:))
  }

  private func files(at place: SourceIndex.Place) -> [File] {
    index.tableNames.sorted().flatMap { table in
      index.parts(of: table, at: place).compactMap { part in
        if case .file(let file) = part { File(file: file, table: table) } else { nil }
      }
    }
  }
}

extension TableListing {
  /// A file with texts of one language under one name.
  package struct File: Sendable {
    fileprivate let file: TableFile
    package let table: String
  }
}

extension TableListing.File {
  /// What issues call the file.
  package var path: String { file.tree.displayPath(of: file.path) }
  /// Under which tag a String Catalog has the language.
  package var catalogLanguage: String? { file.catalogLanguage }

  package var kind: FileKind {
    switch file.kind {
    case .propertyList: .propertyList
    case .strings: .strings
    case .stringsDict: .stringsDict
    case .catalog: .stringCatalog
    }
  }

  package func contents(limits: FormatLimits) throws(FileFailure) -> [UInt8] {
    try file.tree.contents(of: file.path, limits: limits)
  }
}
