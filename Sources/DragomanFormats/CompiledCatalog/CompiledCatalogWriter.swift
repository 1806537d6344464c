/// Writes a compiled catalog. The same contents make the same bytes.
package struct CompiledCatalogWriter {
  private var catalog: CompiledCatalog
  private var contents: [(name: String, texts: PackedTable, lastResorts: [UInt8])] = []

  package init(
    place: CompiledCatalog.Place, defaultLanguage: String?, places: [CompiledCatalog.Place], devices: [String]
  ) {
    catalog = CompiledCatalog(place: place, defaultLanguage: defaultLanguage, places: places, devices: devices)
  }

  /// What gathers the texts of a table.
  package static func tableBuilder() -> PackedTableBuilder { PackedTableBuilder(hash: CompiledCatalog.fileHash) }

  /// Adds a table, whose texts ``tableBuilder()`` has gathered.
  package mutating func add(_ texts: PackedTable, named name: String, lastResorts: [UInt8]) {
    contents.append((name, texts, lastResorts))
  }

  /// The whole file.
  package func bytes() -> [UInt8] {
    var catalog = catalog
    // The places of the sections are written in a number of bytes that depends on them, so the head may grow again.
    var headSize = 0
    var head: [UInt8] = []
    repeat {
      headSize = max(headSize, head.count)
      catalog.tables = tables(from: headSize)
      head = Self.head(of: catalog, fileSize: Self.end(of: catalog, headSize))
    } while head.count > headSize
    return file(head, Self.end(of: catalog, headSize), catalog)
  }

  private func tables(from headSize: Int) -> [CompiledCatalog.Table] {
    var end = headSize
    return contents.map { content in
      let layout = content.texts.layout
      let texts = Self.section(content.texts.memory.count, after: &end)
      let lastResorts = Self.section(content.lastResorts.count, after: &end)
      return CompiledCatalog.Table(
        name: content.name, texts: texts, slotCount: layout.slotCount, placeBits: layout.placeBits,
        messageCount: layout.messageCount, lastResorts: lastResorts)
    }
  }

  private static func section(_ count: Int, after end: inout Int) -> Range<Int> {
    let start = PackedRecord.aligned(end, to: CompiledCatalog.sectionUnit)
    end = start + count
    return start..<end
  }

  private static func end(of catalog: CompiledCatalog, _ headSize: Int) -> Int {
    catalog.tables.last?.lastResorts.upperBound ?? headSize
  }

  private func file(_ head: [UInt8], _ size: Int, _ catalog: CompiledCatalog) -> [UInt8] {
    var file = head
    file.reserveCapacity(size)
    func pad(to offset: Int) { file += repeatElement(0, count: max(0, offset - file.count)) }
    for (content, table) in zip(contents, catalog.tables) {
      pad(to: table.texts.lowerBound)
      file += content.texts.memory
      pad(to: table.lastResorts.lowerBound)
      file += content.lastResorts
    }
    return file
  }
}

// MARK: - The head

extension CompiledCatalogWriter {
  private static func head(of catalog: CompiledCatalog, fileSize: Int) -> [UInt8] {
    var directory = ByteWriter()
    directory.append(catalog)
    directory.pad(to: CompiledCatalog.sectionUnit)
    let unchecked = head(directory, catalog.hash, fileSize, check: 0)
    return head(directory, catalog.hash, fileSize, check: CompiledCatalog.check(of: unchecked))
  }

  private static func head(_ directory: ByteWriter, _ hash: SeededHash, _ fileSize: Int, check: UInt64) -> [UInt8] {
    var head = ByteWriter()
    head.append(rawBytes: CompiledCatalog.magic)
    head.append(fixed: UInt32(CompiledCatalog.version))
    head.append(fixed: UInt32(clamping: CompiledCatalog.fixedSize + directory.bytes.count))
    head.append(fixed: UInt64(fileSize))
    head.append(fixed: check)
    head.append(fixed: hash.seed)
    head.append(fixed: hash.factor)
    head.append(rawBytes: directory.bytes)
    return head.bytes
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ catalog: CompiledCatalog) {
    append(catalog.place)
    append(catalog.defaultLanguage ?? "")
    append(catalog.places) { $0.append($1) }
    append(catalog.devices) { $0.append($1) }
    append(catalog.tables) { $0.append($1) }
  }

  private mutating func append(_ place: CompiledCatalog.Place) {
    switch place {
    case .language(let tag):
      append(byte: 0)
      append(tag)
    case .base: append(byte: 1)
    case .root: append(byte: 2)
    }
  }

  private mutating func append(_ table: CompiledCatalog.Table) {
    append(table.name)
    append(table.texts)
    append(table.slotCount)
    append(table.placeBits)
    append(table.messageCount)
    append(table.lastResorts)
  }

  private mutating func append(_ section: Range<Int>) {
    append(section.lowerBound)
    append(section.count)
  }
}
