extension CompiledCatalog {
  /// How many bytes have the head of nearly every file.
  package static let usualHeadSize = 4_096
  static let fixedSize = 48
  private static let checkRange = 24..<32
  static let sectionUnit = 8

  /// How long the head of a file is, by its start.
  package static func headSize(_ start: [UInt8], fileSize: Int) throws(CompiledCatalogFault) -> Int {
    guard fileSize > 0 else { throw .empty }
    guard start.starts(with: magic) else { throw .noCatalog }
    guard let head = try? Start(start) else { throw .size(bytes: fileSize, expected: fixedSize) }
    guard head.version == version else { throw .version(head.version) }
    guard head.fileSize == fileSize else { throw .size(bytes: fileSize, expected: head.fileSize) }
    guard head.size >= fixedSize, head.size <= fileSize else { throw .damagedHead }
    return head.size
  }

  private struct Start {
    let version: Int
    let size: Int
    let fileSize: Int

    init(_ bytes: [UInt8]) throws(DamagedBytes) {
      var reader = ByteReader(bytes, from: CompiledCatalog.magic.count)
      version = Int(try reader.fixed(UInt32.self))
      size = Int(try reader.fixed(UInt32.self))
      fileSize = Int(clamping: try reader.fixed(UInt64.self))
    }
  }

  /// Reads the head of a file.
  ///
  /// - Complexity: Linear in the head, whatever the tables are.
  package init(head: [UInt8], fileSize: Int) throws(CompiledCatalogFault) {
    guard try Self.headSize(head, fileSize: fileSize) == head.count else { throw .damagedHead }
    do throws(DamagedBytes) {
      var reader = ByteReader(head, from: Self.checkRange.lowerBound)
      guard try reader.fixed(UInt64.self) == Self.check(of: head) else { throw DamagedBytes() }
      self = try Self(&reader)
    } catch {
      throw .damagedHead
    }
    try checkSections(from: head.count, to: fileSize)
  }

  /// A sum over the head, without the sum itself.
  static func check(of head: [UInt8]) -> UInt64 {
    var head = head
    head.replaceSubrange(checkRange, with: repeatElement(0, count: checkRange.count))
    return head.withUnsafeBytes { headHash($0) }
  }

  private init(_ reader: inout ByteReader) throws(DamagedBytes) {
    let hash = SeededHash(seed: try reader.fixed(UInt64.self), factor: try reader.fixed(UInt64.self))
    place = try Place(&reader)
    let defaultLanguage = try reader.text()
    self.defaultLanguage = defaultLanguage.isEmpty ? nil : defaultLanguage
    places = try reader.elements { reader throws(DamagedBytes) in try Place(&reader) }
    devices = try reader.elements { reader throws(DamagedBytes) in try reader.text() }
    tables = try reader.elements { reader throws(DamagedBytes) in try Table(&reader) }
    self.hash = hash
  }

  /// Sections lie one behind the other, so that none lies in another.
  private func checkSections(from start: Int, to end: Int) throws(CompiledCatalogFault) {
    var free = start
    for table in tables {
      for section in [table.texts, table.lastResorts] {
        guard section.lowerBound >= free, section.lowerBound % Self.sectionUnit == 0, section.upperBound <= end else {
          throw .misplacedTable(table.name)
        }
        free = section.upperBound
      }
    }
  }
}

extension CompiledCatalog.Place {
  init(_ reader: inout ByteReader) throws(DamagedBytes) {
    switch try reader.byte() {
    case 0: self = .language(try reader.text())
    case 1: self = .base
    case 2: self = .root
    default: throw DamagedBytes()
    }
  }
}

extension CompiledCatalog.Table {
  init(_ reader: inout ByteReader) throws(DamagedBytes) {
    name = try reader.text()
    texts = try Self.section(&reader)
    slotCount = try reader.number(upTo: texts.count / PackedTable.slotSize)
    placeBits = try reader.number(upTo: 32)
    // A record of a message takes so many bytes; each number takes memory as soon as the table is used.
    messageCount = try reader.number(upTo: texts.count / (PackedRecord.headerSize + PackedRecord.unit))
    lastResorts = try Self.section(&reader)
  }

  private static func section(_ reader: inout ByteReader) throws(DamagedBytes) -> Range<Int> {
    let start = try reader.number(upTo: .max)
    return start..<start + (try reader.number(upTo: .max - start))
  }
}
