package import Dragoman
package import DragomanFormats

/// How far the translations of a project are, by bundle, table and language.
package struct StatsReport: Sendable, Hashable {
  /// One table in one language.
  package struct Row: Sendable, Hashable {
    /// As a person calls the bundle's folder.
    package let bundle: String
    package let table: String
    package let language: Language
    /// How many keys have a text in it.
    package let keys: Int
    /// How many of the keys that there are to translate are translated, as `dragoman languages` counts them.
    package let translated: Int
    /// How many keys there are to translate.
    package let wanted: Int

    /// Which share is translated, from 0 to 1.
    package var share: Double { wanted == 0 ? 1 : Double(translated) / Double(wanted) }
  }

  /// Sorted by bundle, table and language.
  package let rows: [Row]
  /// What was wrong in the files, so that something may not be counted.
  package let diagnostics: [DiagnosticLine]

  /// Reads all tables of a project.
  package init(_ project: Project, limits: FormatLimits = FormatLimits()) {
    let parts = Parallel.map(project.bundles, onProgress: nil) { bundle in
      Self.part(of: bundle, limits: limits)
    }
    rows = parts.flatMap(\.rows)
    diagnostics = parts.flatMap(\.diagnostics)
  }

  private static func part(of bundle: ProjectBundle, limits: FormatLimits) -> (
    rows: [Row], diagnostics: [DiagnosticLine]
  ) {
    let reader = InventoryReader(bundle.listing, limits: limits)
    let rows = bundle.tables.flatMap { table in
      reader.inventory.counts(ofTable: table.name).map { language, count in
        Row(
          bundle: bundle.name, table: table.name, language: language, keys: count.keys, translated: count.translated,
          wanted: count.wanted)
      }
    }
    return (rows, reader.diagnostics)
  }

  package var lostContent: Bool { diagnostics.contains(where: \.losesContent) }
}
