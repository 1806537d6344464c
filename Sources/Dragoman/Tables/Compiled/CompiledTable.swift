import DragomanFormats

/// A table in a compiled catalog.
struct CompiledTable: Sendable {
  let catalog: OpenCatalog
  let name: String

  /// The table, which is read where it lies.
  func load(
    device: DevicePreference, language: Language?, limits: FormatLimits, readsInPlace: Bool
  ) throws(CatalogFailure) -> Table {
    let (head, memory) = try catalog.contents(limits: limits)
    guard let table = head.tables.first(where: { $0.name == name }) else { throw .fault(.damagedTable(name)) }
    let messages = CompiledMessages(
      variation: DeviceVariation(devices: head.devices, device: device), file: catalog.file,
      table: name == Table.defaultName ? nil : name, language: language)
    do {
      let texts = try head.texts(of: table, in: memory, readsInPlace: readsInPlace)
      let lastResorts = try messages.lastResorts(head.lastResorts(of: table, in: memory), of: name)
      return Table(texts, compiled: messages, lastResorts: lastResorts)
    } catch {
      throw .fault(error)
    }
  }
}
