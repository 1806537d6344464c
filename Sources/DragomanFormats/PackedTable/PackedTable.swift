/// Texts by key in one block of bytes, which is read where it lies: in memory, or in a file that is mapped.
///
/// Open addressing: a slot is a word with half of the hash of a key and the place of its record, counted from 1 in
/// units of eight bytes; 0 is an empty one. At most half of the slots are taken. A look-up touches a slot and a record
/// and no reference that is counted. All numbers are little-endian.
///
/// This is the one place of the tables that reads without a check of the language. What makes it safe, whatever the bytes
/// are: `slotCount` is a power of two, and slots and records lie inside the memory that `owner` keeps (both tested when
/// the table is made); a slot is chosen by a mask; and a record is used only once its end was seen to lie inside the
/// records. Nothing writes to the memory.
///
/// A look-up is O(1) in the number of keys and O(*n*) in the bytes of the key. It can be used on any thread.
package final class PackedTable: @unchecked Sendable {
  /// Slots and records: what is written to a file.
  package let memory: UnsafeRawBufferPointer
  private let slots: UnsafeRawPointer
  private let slotMask: Int
  let records: UnsafeRawBufferPointer
  package let hash: SeededHash
  /// How many entries of each kind are numbered as messages.
  package let messageCount: Int
  /// What keeps the memory; nil where it is never given back.
  private let owner: AnyObject?

  /// The size of a slot.
  static let slotSize = 8
  private static let placeMask: UInt64 = 0xFFFF_FFFF

  /// A table in memory that `owner` keeps, and nobody changes: first the slots, then the records.
  ///
  /// Nil where that is not what the memory holds.
  package init?(
    _ memory: UnsafeRawBufferPointer, slotCount: Int, hash: SeededHash, messageCount: Int, owner: AnyObject?
  ) {
    guard slotCount > 0, slotCount & (slotCount - 1) == 0, slotCount <= memory.count / Self.slotSize,
      let slots = memory.baseAddress, messageCount >= 0
    else { return nil }
    self.memory = memory
    self.slots = slots
    slotMask = slotCount - 1
    records = UnsafeRawBufferPointer(rebasing: memory[(slotCount * Self.slotSize)...])
    self.hash = hash
    self.messageCount = messageCount
    self.owner = owner
  }

  /// The record of a key.
  package func find(_ key: String) -> PackedRecord? { key.withBytes { find($0) } }

  @inline(__always)
  func find(_ key: UnsafeRawBufferPointer) -> PackedRecord? {
    let hash = self.hash(key)
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    // Not without end: in a damaged file no slot may be empty.
    for _ in 0...slotMask {
      let word = self.word(ofSlot: slot)
      if word == 0 { return nil }
      if (word ^ hash) & ~Self.placeMask == 0, let record = record(inSlot: word), hasKey(record, key) {
        return record
      }
      slot = (slot + 1) & slotMask
    }
    return nil
  }

  /// The record at a place, in units; nil where none lies inside the table.
  @inline(__always)
  package func record(at place: Int) -> PackedRecord? {
    // The place is below 2³², so that nothing overflows.
    let start = place * PackedRecord.unit
    guard start >= 0, start <= records.count - PackedRecord.headerSize else { return nil }
    let header = UInt64(littleEndian: records.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    guard let record = PackedRecord(header: header, place: place), record.end <= records.count else { return nil }
    return record
  }

  @inline(__always)
  private func word(ofSlot slot: Int) -> UInt64 {
    UInt64(littleEndian: slots.loadUnaligned(fromByteOffset: slot * Self.slotSize, as: UInt64.self))
  }

  @inline(__always)
  private func record(inSlot word: UInt64) -> PackedRecord? {
    record(at: Int(truncatingIfNeeded: word & Self.placeMask) - 1)
  }

  @inline(__always)
  private func hasKey(_ record: PackedRecord, _ key: UnsafeRawBufferPointer) -> Bool {
    record.keyCount == key.count && haveSameBytes(UnsafeRawBufferPointer(rebasing: records[record.key]), key)
  }

  package var slotCount: Int { slotMask + 1 }

  /// What a slot holds for the record at a place.
  static func slot(_ hash: UInt64, place: Int) -> UInt64 {
    hash & ~placeMask | UInt64(truncatingIfNeeded: place + 1) & placeMask
  }
}

// MARK: - What a record holds

extension PackedTable {
  /// Bytes that are no UTF-8, which only a damaged file has, become U+FFFD.
  package func text(of record: PackedRecord) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: records[record.text]), as: UTF8.self)
  }

  package func key(of record: PackedRecord) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: records[record.key]), as: UTF8.self)
  }

  package func textBytes(of record: PackedRecord) -> [UInt8] { Array(records[record.text]) }

  /// The number of the message of a record, below ``messageCount``; nil for a plain text.
  package func messageNumber(of record: PackedRecord) -> Int? {
    guard record.kind != .plain else { return nil }
    let number = UInt32(littleEndian: records.loadUnaligned(fromByteOffset: record.number, as: UInt32.self))
    return number < messageCount ? Int(number) : nil
  }

  /// All entries, in the order in which they were written; of one that was written twice the last.
  package var entries: [PackedRecord] {
    var entries: [PackedRecord] = []
    var place = 0
    while let record = record(at: place) {
      let current = find(UnsafeRawBufferPointer(rebasing: records[record.key]))
      if current?.place == place { entries.append(record) }
      place = record.next
    }
    return entries
  }
}
