package import DragomanFormats
package import Dragoman

/// The languages that a folder of translations has, and how far each of them is.
package struct LanguageReport: Sendable, Hashable {
  /// One language.
  package struct Row: Sendable, Hashable {
    package let language: Language
    /// How many keys have a text in it, over all tables.
    package let keys: Int
    /// Which share of the source language's keys is translated, from 0 to 1.
    package let translated: Double
  }

  /// The languages, sorted by tag.
  package let rows: [Row]
  /// What was wrong in the files.
  package let diagnostics: [DiagnosticLine]

  /// Reads all tables of a folder that holds `.lproj` folders, String Catalogs or property-list tables.
  package init(folder: String, limits: FormatLimits = FormatLimits()) throws(UnreadableFile) {
    var finder = TextFinder(folder: folder, limits: limits)
    try finder.search()
    let inventory = finder.inventory
    rows = inventory.languages.map { inventory.row(of: $0) }
    diagnostics = finder.diagnostics
  }
}
