import Dragoman
import DragomanFormats

/// Reads all files of a folder's languages into an inventory, a String Catalog once for all of its languages.
struct InventoryReader {
  private(set) var inventory: TextInventory
  private(set) var diagnostics: [DiagnosticLine]
  private let limits: FormatLimits
  /// The catalogs that were read, by path; nil for one that could not be.
  private var catalogs: [String: StringCatalog?] = [:]

  /// - Parameter onFile: Called after each file that was read in a language.
  init(_ listing: TableListing, limits: FormatLimits, onFile: () -> Void = {}) {
    self.limits = limits
    inventory = TextInventory(sourceLanguage: listing.defaultLanguage)
    diagnostics = listing.issues.map(DiagnosticLine.init)
    for language in listing.languages {
      inventory.add(language)
      for file in listing.files(of: language) {
        read(file, of: language)
        onFile()
      }
    }
  }

  private mutating func read(_ file: TableListing.File, of language: Language) {
    switch file.kind {
    case .strings: readTable(file, of: language) { StringsReader.read($0, limits: $1, into: &$2) }
    case .stringsDict: readTable(file, of: language) { StringsDictReader.read($0, limits: $1, into: &$2) }
    case .propertyList: readTable(file, of: language) { PropertyListTable.read($0, limits: $1, into: &$2) }
    case .stringCatalog:
      guard let catalog = catalog(file) else { return }
      inventory.add(catalog, in: language, named: file.catalogLanguage ?? "", table: file.table)
    }
  }

  private mutating func readTable(
    _ file: TableListing.File, of language: Language, by read: ([UInt8], FormatLimits, inout TextSink) -> Void
  ) {
    guard let bytes = contents(of: file) else { return }
    var sink = TextSink(table: file.table)
    read(bytes, limits, &sink)
    inventory.add(sink.texts, in: language)
    note(sink.issues, in: file)
  }

  private mutating func catalog(_ file: TableListing.File) -> StringCatalog? {
    if let known = catalogs[file.path] { return known }
    let reading = contents(of: file).map { StringCatalog.read($0, limits: limits) }
    catalogs[file.path] = .some(reading?.catalog)
    if let reading {
      inventory.addKeys(of: reading.catalog, table: file.table)
      note(reading.issues, in: file)
    }
    return reading?.catalog
  }

  private mutating func contents(of file: TableListing.File) -> [UInt8]? {
    do {
      return try file.contents(limits: limits)
    } catch {
      diagnostics.append(DiagnosticLine(file: file.path, failure: error))
      return nil
    }
  }

  private mutating func note(_ issues: [FormatIssue], in file: TableListing.File) {
    diagnostics += issues.map { DiagnosticLine(file: file.path, issue: $0) }
  }
}
