/// Gathers keys and texts for a ``PackedTable``; of a key that comes twice the later text counts.
package struct PackedTableBuilder {
  /// Also those that a later one has replaced: their bytes stay, since that is rare.
  private var records: [UInt8] = []
  /// The upper half of a hash, and the place of a record counted from 1.
  private var slots: [UInt64]
  private let hash: SeededHash
  package private(set) var count = 0
  package private(set) var messageCount = 0
  private var literals: [String] = []

  /// - Parameters:
  ///   - byteCount: How many bytes of keys and texts there will be, as far as that is known.
  ///   - keyCount: How many keys there will be, as far as that is known.
  ///   - hash: How keys are hashed; given where a file is written.
  package init(byteCount: Int = 0, keyCount: Int = 0, hash: SeededHash = SeededHash()) {
    self.hash = hash
    slots = Array(repeating: 0, count: Self.slotCount(for: keyCount))
    records.reserveCapacity(byteCount + keyCount * 2 * PackedRecord.headerSize)
  }

  package var isEmpty: Bool { count == 0 }

  /// Gives a key a text, and tells the number of its message.
  @discardableResult
  package mutating func update(_ key: String, _ text: String, _ kind: PackedRecord.Kind) -> Int {
    key.withBytes { key in text.withBytes { text in update(key, text, kind) } }
  }

  /// Gives a key a message that chooses, in the writer's own bytes.
  package mutating func update(_ key: String, variants: [UInt8]) {
    key.withBytes { key in variants.withUnsafeBytes { _ = update(key, $0, .variants) } }
  }

  /// Gives keys texts that lie in the program; which of them may have placeholders is found out.
  package mutating func update(_ keys: [String], literals texts: [String]) {
    let first = literals.count
    // The usual case is not copied.
    if literals.isEmpty { literals = texts } else { literals += texts }
    for (number, (key, text)) in zip(keys, texts).enumerated() {
      if text.mayHavePlaceholders { update(key, text, .format) } else { update(key, literal: first + number) }
    }
  }

  private mutating func update(_ key: String, literal number: Int) {
    key.withBytes { key in
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { _ = update(key, $0, .literal) }
    }
  }

  private mutating func update(
    _ key: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer, _ kind: PackedRecord.Kind
  ) -> Int {
    let start = beginRecord()
    records.append(contentsOf: key)
    let keyEnd = records.count
    records.append(contentsOf: text)
    endRecord(from: start, keyEnd: keyEnd, kind)
    return messageCount - 1
  }

  /// Gives the keys of a table their texts there. Messages are numbered anew, in the order given back.
  package mutating func update(_ other: PackedTable) -> [PackedRecord] {
    other.entries.filter { record in
      let kind: PackedRecord.Kind = if case .literal = record.kind { .plain } else { record.kind }
      update(other.key(of: record), other.text(of: record), kind)
      return record.hasNumber
    }
  }

  /// The table of what was gathered.
  ///
  /// - Parameter readsInPlace: Whether texts may be strings that refer to the memory, which then stays for ever.
  package func table(readsInPlace: Bool = false) -> PackedTable {
    let placeBits = max(1, Int.bitWidth - (records.count / PackedRecord.unit + 1).leadingZeroBitCount)
    var layout = PackedTable.Layout(
      slotCount: slots.count, placeBits: placeBits, hash: hash, messageCount: messageCount, isValidated: true)
    layout.readsInPlace = readsInPlace
    let block = MemoryBlock(slots: slots, placeBits: placeBits, records)
    return PackedTable(block.bytes, layout, literals: literals, owner: block) ?? Self.emptyTable
  }

  /// Stands for what cannot happen: there is always a slot.
  private static let emptyTable = PackedTableBuilder().table()
}

// MARK: - A record from its parts

extension PackedTableBuilder {
  /// Begins a record, whose key and text are then appended, and tells where.
  mutating func beginRecord() -> Int {
    let start = records.count
    append(word: 0)
    return start
  }

  var byteCount: Int { records.count }

  /// Appends UTF-8, of which all keys and texts must be: a table that is built is not looked through for it.
  mutating func append(_ bytes: some Collection<UInt8>) { records.append(contentsOf: bytes) }
  mutating func append(_ byte: UInt8) { records.append(byte) }

  /// Whether the text of a record that is not ended has one of two bytes.
  func contains(_ first: UInt8, _ second: UInt8, from start: Int) -> Bool {
    records.firstOffset(of: first, second, in: start..<records.count) < records.count
  }

  /// Ends a record, and tells whether its key is new.
  @discardableResult
  mutating func endRecord(from start: Int, keyEnd: Int, _ kind: PackedRecord.Kind) -> Bool {
    let key = start + PackedRecord.headerSize..<keyEnd
    let textCount = min(records.count - keyEnd, PackedRecord.greatestLength)
    let header = PackedRecord.header(kind, keyCount: key.count, textCount: textCount)
    records.withUnsafeMutableBytes { $0.storeBytes(of: header.littleEndian, toByteOffset: start, as: UInt64.self) }
    records.append(0)
    if PackedRecord(header: header, place: 0).hasNumber { appendMessageNumber() }
    pad(to: PackedRecord.unit)
    return insert(key, place: start / PackedRecord.unit)
  }

  private mutating func appendMessageNumber() {
    pad(to: PackedRecord.numberSize)
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: messageCount).littleEndian) { records.append(contentsOf: $0) }
    messageCount += 1
  }

  private mutating func append(word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { records.append(contentsOf: $0) }
  }

  private mutating func pad(to unit: Int) {
    while records.count & (unit - 1) != 0 { records.append(0) }
  }

  /// Puts the record of a key into its slot, in place of an earlier one.
  private mutating func insert(_ key: Range<Int>, place: Int) -> Bool {
    if (count + 1) * 2 > slots.count { grow() }
    let (slot, hash) = find(key)
    let isNew = slots[slot] == 0
    slots[slot] = Self.slot(hash, place: place)
    if isNew { count += 1 }
    return isNew
  }

  /// The slot in which a key is, or belongs.
  private func find(_ key: Range<Int>) -> (slot: Int, hash: UInt64) {
    records.withUnsafeBytes { records in
      let key = UnsafeRawBufferPointer(rebasing: records[key])
      let hash = self.hash(key)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0, !Self.slot(slots[slot], has: key, hash, in: records) {
        slot = (slot + 1) & (slots.count - 1)
      }
      return (slot, hash)
    }
  }

  private static func slot(_ hash: UInt64, place: Int) -> UInt64 {
    hash & ~0xFFFF_FFFF | UInt64(truncatingIfNeeded: place + 1) & 0xFFFF_FFFF
  }

  private static func slot(
    _ word: UInt64, has key: UnsafeRawBufferPointer, _ hash: UInt64, in records: UnsafeRawBufferPointer
  ) -> Bool {
    guard (word ^ hash) >> 32 == 0 else { return false }
    let record = record(in: word, records)
    return record.keyCount == key.count && haveSameBytes(UnsafeRawBufferPointer(rebasing: records[record.key]), key)
  }

  private static func record(in word: UInt64, _ records: UnsafeRawBufferPointer) -> PackedRecord {
    let place = Int(truncatingIfNeeded: word & 0xFFFF_FFFF) - 1
    let header = records.loadUnaligned(fromByteOffset: place * PackedRecord.unit, as: UInt64.self)
    return PackedRecord(header: UInt64(littleEndian: header), place: place)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: Self.slotCount(for: max(count * 2, 8)))
    for word in old where word != 0 {
      let record = records.withUnsafeBytes { Self.record(in: word, $0) }
      let (slot, hash) = find(record.key)
      slots[slot] = Self.slot(hash, place: record.place)
    }
  }

  /// A power of two, so that at most half of the slots are taken.
  private static func slotCount(for keys: Int) -> Int {
    var count = 16
    while count < keys * 2 { count *= 2 }
    return count
  }
}

extension String {
  /// Whether it is worth looking for a placeholder.
  fileprivate var mayHavePlaceholders: Bool {
    utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }
  }
}
