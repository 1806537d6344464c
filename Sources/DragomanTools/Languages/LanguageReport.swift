package import DragomanFormats
package import Dragoman

/// The languages that a folder of translations has, and how far each of them is.
package struct LanguageReport: Sendable, Hashable {
  /// One language.
  package struct Row: Sendable, Hashable {
    package let language: Language
    /// How many keys have a text in it, over all tables.
    package let keys: Int
    /// Which share of the source language's keys is translated, from 0 to 1; nil where there is nothing to translate.
    package let translated: Double?
  }

  /// The languages, sorted by tag.
  package let rows: [Row]
  /// What was wrong in the files.
  package let diagnostics: [DiagnosticLine]

  /// Reads all tables that a program would read of a folder.
  ///
  /// The source language is the one that the settings, the folder's `Info.plist`, or the manifest or Xcode project in
  /// or around the folder say.
  ///
  /// - Throws: `UnreadableFile` when there is no such folder, `NoTranslations` when it has no language, and
  ///   `InvalidSettings`.
  package init(folder path: String, limits: FormatLimits = FormatLimits()) throws {
    let folder = try TranslationFolder(path)
    let listing = try Self.listing(of: folder, at: path, limits: limits)
    try folder.check(listing.languages, issues: listing.issues)
    let reader = InventoryReader(listing, limits: limits)
    rows = reader.inventory.rows
    diagnostics = reader.diagnostics
  }

  /// The tables in a folder; in that of a language those of that language alone, which nothing is compared with.
  private static func listing(
    of folder: TranslationFolder, at path: String, limits: FormatLimits
  ) throws -> TableListing {
    let settings = try ProjectSettings(ofProject: path, knownRules: CheckRules.names)
    if NamedLanguageFolder(path) != nil {
      return TableListing(try NamedFiles([path]), defaultLanguage: nil, limits: limits)
    }
    return folder.listing(
      sourceLanguage: settings.sourceLanguage, declaredLanguage: DeclaredLanguages.language(ofFolder: path),
      limits: limits)
  }

  /// Whether something that is in the files was not counted.
  package var lostContent: Bool { diagnostics.contains(where: \.losesContent) }
}
