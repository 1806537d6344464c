import DragomanFormats
import Foundation

/// A table that is embedded in the program.
struct EmbeddedPart: Sendable {
  let table: EmbeddedTable
  let devices: [String]

  /// The table, whose plain texts are not copied. What is no message, which only a changed file has, is none.
  func load(device: DevicePreference, language: Language?) -> Table {
    let embedded = table.texts()
    var texts = PackedTableBuilder(keyCount: embedded.keys.count + embedded.messageKeys.count)
    texts.update(embedded.keys, literals: embedded.texts)
    for (key, message) in zip(embedded.messageKeys, embedded.messages) {
      texts.update(key, variants: Self.bytes(message))
    }
    let messages = CompiledMessages(
      variation: DeviceVariation(devices: devices, device: device), file: "\(table.name) in the program",
      table: table.name == Table.defaultName ? nil : table.name, language: language)
    let lastResorts =
      embedded.lastResorts.isEmpty ? [:] : try? messages.lastResorts(Self.bytes(embedded.lastResorts), of: table.name)
    return Table(texts.table(), compiled: messages, lastResorts: lastResorts ?? [:])
  }

  private static func bytes(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }
}

extension SourceIndex {
  /// Lists the texts that are embedded in the program.
  init(embedded catalogs: [EmbeddedCatalog]) {
    self.init(name: "texts in the program")
    traits.developmentLanguage = catalogs.lazy.compactMap(\.defaultLanguage).first.flatMap(Language.init(identifier:))
    for catalog in catalogs {
      guard let place = Place(embedded: catalog.place) else { continue }
      add(place)
      for table in catalog.tables {
        add(.embedded(EmbeddedPart(table: table, devices: catalog.devices)), named: table.name, at: place)
      }
    }
  }
}

extension SourceIndex.Place {
  /// Nil for the name of no place.
  fileprivate init?(embedded name: String) {
    if name == "Root" {
      self = .root
    } else if let folder = LanguageFolderName(name, stem: name) {
      self = folder.place
    } else {
      return nil
    }
  }
}
