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
    /// How many of the keys that there are to translate have a text in it that is not empty and not waiting for its
    /// translation, as `dragoman languages` counts them; whether it differs from the source text is not asked.
    package let translated: Int
    /// How many keys there are to translate.
    package let wanted: Int

    /// Which share is translated, from 0 to 1; nil where there is nothing to translate.
    package var share: Double? { wanted == 0 ? nil : Double(translated) / Double(wanted) }
  }

  /// Sorted by bundle, table and language.
  package let rows: [Row]
  /// What was wrong in the files, so that something may not be counted.
  package let diagnostics: [DiagnosticLine]

  /// Reads all tables of a project.
  package init(_ project: Project, limits: FormatLimits = FormatLimits()) {
    self.init([ProjectPart(project)], limits: limits)
  }

  /// Reads the tables of projects; of a file that was named, all that its table has in its languages is counted.
  ///
  /// - Parameter onProgress: Told how many of how many files are read, on any thread.
  package init(
    _ parts: [ProjectPart], limits: FormatLimits = FormatLimits(),
    onProgress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil
  ) {
    let bundles = parts.flatMap { part in part.project.bundles.map { (part: part, bundle: $0) } }
    let count = WorkCount(of: bundles.reduce(0) { $0 + $1.bundle.listing.fileCount }, onProgress: onProgress)
    let counted = Parallel.map(bundles, onProgress: nil) { part, bundle in
      Self.count(bundle, in: part, limits: limits) { count.advance() }
    }
    rows = counted.flatMap(\.rows)
    diagnostics = counted.flatMap(\.diagnostics)
  }

  private static func count(
    _ bundle: ProjectBundle, in part: ProjectPart, limits: FormatLimits, onFile: () -> Void
  ) -> (rows: [Row], diagnostics: [DiagnosticLine]) {
    let reader = InventoryReader(bundle.listing, limits: limits, onFile: onFile)
    let rows = bundle.tables.flatMap { table in
      reader.inventory.counts(ofTable: table.name).filter { part.has(table, in: $0.language) }.map { language, count in
        Row(
          bundle: bundle.name, table: table.name, language: language, keys: count.keys, translated: count.translated,
          wanted: count.wanted)
      }
    }
    return (rows, reader.diagnostics)
  }

  package var lostContent: Bool { diagnostics.contains(where: \.losesContent) }
}

extension TableListing {
  /// How many files there are to read, a String Catalog once for each of its languages.
  fileprivate var fileCount: Int { languages.reduce(0) { $0 + files(of: $1).count } }
}
