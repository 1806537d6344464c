import Dragoman
import DragomanFormats
import Foundation

extension EmbeddedCatalog {
  /// The texts of a compiled catalog as generated code has them.
  init(compiled bytes: [UInt8], named name: String) throws {
    let size = try CompiledCatalog.headSize(bytes, fileSize: bytes.count)
    let head = try CompiledCatalog(head: Array(bytes.prefix(size)), fileSize: bytes.count)
    let memory = CatalogMemory(bytes)
    let tables = try head.tables.map { table in
      let texts = try EmbeddedTexts(
        head.texts(of: table, in: memory), lastResorts: head.lastResorts(of: table, in: memory))
      return EmbeddedTable(table.name) { texts }
    }
    self.init(
      String(name.dropLast(".\(CompiledCatalog.fileExtension)".count)), defaultLanguage: head.defaultLanguage,
      devices: head.devices, tables: tables)
  }
}

extension EmbeddedTexts {
  fileprivate init(_ packed: PackedTable, lastResorts: [UInt8]) {
    let texts = packed.entries.filter { !$0.isVariants }
    let messages = packed.entries.filter(\.isVariants)
    self.init(
      keys: texts.map(packed.key), texts: texts.map(packed.text), messageKeys: messages.map(packed.key),
      messages: messages.map { Data(packed.textBytes(of: $0)).base64EncodedString() },
      lastResorts: Data(lastResorts).base64EncodedString())
  }
}
