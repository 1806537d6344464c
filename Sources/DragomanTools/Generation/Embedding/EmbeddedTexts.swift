import Dragoman
import DragomanFormats
import Foundation

/// All texts of a bundle in all its languages, to be written as literals.
struct EmbeddedTexts: Sendable {
  /// A table of one language.
  struct Table: Sendable {
    let name: String
    var texts: [(key: String, text: String)] = []
    /// Messages that choose, in Base64.
    var messages: [(key: String, message: String)] = []
    var lastResorts = ""
  }

  /// What a language, `Base`, or what lies outside any folder has.
  struct Place: Sendable {
    let name: String
    let devices: [String]
    let tables: [Table]
  }

  let defaultLanguage: String
  private(set) var places: [Place] = []
  let diagnostics: [DiagnosticLine]

  /// Reads every language of a bundle as `dragoman compile` does.
  ///
  /// - Parameter tables: The tables that are wanted; nil for all.
  /// - Throws: `EmbeddedBundles` unless there is just one bundle with tables.
  init(of bundles: [LocatedBundle], tables: [String]?, limits: FormatLimits) throws {
    let wanted = bundles.filter { !$0.bundle.tables.isEmpty }
    guard wanted.count == 1, let bundle = wanted.first?.bundle else {
      throw EmbeddedBundles(names: wanted.map(\.bundle.name))
    }
    let compiled = CompiledFolder(bundle.tree, limits: limits)
    defaultLanguage = bundle.sourceLanguage.identifier
    diagnostics = compiled.issues.map { DiagnosticLine($0) }
    places = try compiled.files.map { try Place($0, tables: tables) }
  }
}

extension EmbeddedTexts.Place {
  fileprivate init(_ file: CompiledFolder.File, tables wanted: [String]?) throws {
    let size = try CompiledCatalog.headSize(file.bytes, fileSize: file.bytes.count)
    let head = try CompiledCatalog(head: Array(file.bytes.prefix(size)), fileSize: file.bytes.count)
    let memory = CatalogMemory(file.bytes)
    name = FilePath(file.name).stem
    devices = head.devices
    tables = try head.tables.filter { wanted?.contains($0.name) ?? true }.map { table in
      let texts = try head.texts(of: table, in: memory)
      return EmbeddedTexts.Table(table.name, texts, lastResorts: head.lastResorts(of: table, in: memory))
    }
  }
}

extension EmbeddedTexts.Table {
  fileprivate init(_ name: String, _ packed: PackedTable, lastResorts: [UInt8]) {
    self.name = name
    let entries = packed.entries.map { (key: packed.key(of: $0), record: $0) }
    for (key, record) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if record.isVariants {
        messages.append((key, Data(packed.textBytes(of: record)).base64EncodedString()))
      } else {
        texts.append((key, packed.text(of: record)))
      }
    }
    if lastResorts.contains(where: { $0 != 0 }) { self.lastResorts = Data(lastResorts).base64EncodedString() }
  }
}

/// Not the one bundle that can be embedded.
package struct EmbeddedBundles: Error, Sendable, Hashable {
  /// As a person calls them.
  package let names: [String]

  /// The failure in one sentence.
  package var sentence: String {
    "--embed takes the texts of one folder, and there are \(names.count): \(names.map(\.quoted).joined(separator: ", "))"
  }
}
