/// Texts by key in one block of bytes, which is read where it lies: in memory, or in a file that is mapped.
///
/// Open addressing: a slot is 32 bits, of which the lower ones are the place of a record, counted from 1 in units of eight
/// bytes, and the upper ones the upper bits of the hash of its key; 0 is an empty slot. At most half of the slots are
/// taken. A look-up touches a slot and a record and no reference that is counted. All numbers are little-endian.
///
/// This is the one place of the tables that reads without a check of the language. What makes it safe, whatever the bytes
/// are: the number of slots is a power of two, and slots and records lie inside the memory that `owner` keeps (both tested
/// when the table is made); a slot is chosen by a mask; and a record is used only once its end was seen to lie inside the
/// records. Nothing writes to the memory: a text that was found to be UTF-8 stays so.
///
/// A look-up is O(1) in the number of keys and O(*n*) in the bytes of the key. It can be used on any thread.
package final class PackedTable: @unchecked Sendable {
  package let layout: Layout
  /// Slots and records: what is written to a file.
  package let memory: UnsafeRawBufferPointer
  private let slots: UnsafeRawPointer
  private let slotMask: Int
  private let placeMask: UInt32
  private let recordsStart: UnsafeRawPointer
  private let recordsCount: Int
  /// Where no record begins any more, in units.
  private let placeCount: Int
  /// What keeps the memory; nil where it is never given back.
  private let owner: AnyObject?
  private let identity = PackedTable.nextIdentity()
  /// Texts in the program, which records can stand for.
  private let literals: [String]
  /// The identity under which the number of a literal is remembered; 0 where there is none.
  private let literalIdentity: UInt32
  /// Where texts were found to be UTF-8, which those of a validated table are.
  private let checkedPlaces: CheckedPlaces

  /// What has to be known to read the memory of a table.
  package struct Layout: Sendable {
    package var slotCount: Int
    /// How many bits of a slot are the place of a record.
    package var placeBits: Int
    package var hash: SeededHash
    /// How many entries are numbered as messages.
    package var messageCount: Int
    /// Whether all keys and texts are known to be valid UTF-8.
    package var isValidated: Bool
    /// Whether texts are handed out as strings that refer to them where they lie, in memory that then stays for ever.
    /// Whoever makes a layout asks for it; that of a table says whether it is so.
    package var readsInPlace = false

    package init(slotCount: Int, placeBits: Int, hash: SeededHash, messageCount: Int, isValidated: Bool = false) {
      (self.slotCount, self.placeBits, self.hash) = (slotCount, placeBits, hash)
      (self.messageCount, self.isValidated) = (messageCount, isValidated)
    }
  }

  static let slotSize = 4

  /// A table in memory that `owner` keeps, and nobody changes: first the slots, then the records.
  ///
  /// Nil where that is not what the memory holds.
  package init?(
    _ memory: UnsafeRawBufferPointer, _ layout: Layout, literals: [String] = [], owner: AnyObject?
  ) {
    let slotCount = layout.slotCount
    guard slotCount > 0, slotCount & (slotCount - 1) == 0, slotCount <= memory.count / Self.slotSize,
      (1...32).contains(layout.placeBits), layout.messageCount >= 0, let slots = memory.baseAddress
    else { return nil }
    self.layout = layout.readsInPlace ? Self.tried(layout, memory, owner: owner) : layout
    self.memory = memory
    self.slots = slots
    slotMask = slotCount - 1
    placeMask = UInt32.max >> UInt32(32 - layout.placeBits)
    recordsStart = slots + slotCount * Self.slotSize
    recordsCount = memory.count - slotCount * Self.slotSize
    placeCount = recordsCount / PackedRecord.unit
    self.owner = owner
    self.literals = literals
    literalIdentity = literals.isEmpty ? 0 : Self.nextIdentity()
    checkedPlaces = CheckedPlaces(count: self.layout.isValidated ? 0 : placeCount)
  }

  /// The record of a key.
  package func find(_ key: String) -> PackedRecord? { findInPlace(key) }

  /// The record of a key, by where it was found last if that was here.
  @inline(__always)
  package func find(_ key: String, remembering place: borrowing RememberedPlace) -> PackedRecord? {
    if let place = place.place(in: identity), let record = record(at: place) { return record }
    guard let record = find(key) else { return nil }
    place.remember(record.place, in: identity)
    return record
  }

  /// The text of a key, as ``text(of:)`` gives it, by where it was found last if that was here.
  package func text(of key: String, remembering place: borrowing RememberedPlace) -> String? {
    // Where the text is a literal, not even the record is needed.
    if let number = place.place(in: literalIdentity) { return literal(number) }
    guard let record = find(key, remembering: place), !record.isVariants else { return nil }
    if let number = literalNumber(of: record) { place.remember(number, in: literalIdentity) }
    return text(of: record)
  }

  /// The text of a key whose text is all that a look-up without arguments shows; nil where there is none.
  package func text(of key: String) -> String? {
    guard let record = findInPlace(key) else { return nil }
    return switch record.kind {
    case .plain, .format: ownText(of: record)
    case .literal: text(of: record)
    case .variants: nil
    }
  }

  @inline(__always)
  private func findInPlace(_ key: String) -> PackedRecord? {
    let record = key.utf8.withContiguousStorageIfAvailable { find(UnsafeRawBufferPointer($0)) }
    return if let record { record } else { findCopied(key) }
  }

  /// For the few strings whose bytes do not lie in one piece.
  @inline(never)
  private func findCopied(_ key: String) -> PackedRecord? {
    var copy = key
    return copy.withUTF8 { find(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  func find(_ key: UnsafeRawBufferPointer) -> PackedRecord? {
    let hash = layout.hash(key)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    var unseen = slotMask
    while true {
      let word = self.word(ofSlot: slot)
      if word == 0 { return nil }
      if (word ^ tag) & ~placeMask == 0, let record = record(inSlot: word, ofKey: key) { return record }
      // Not without end: in a damaged file no slot may be empty.
      if unseen == 0 { return nil }
      unseen &-= 1
      slot = (slot &+ 1) & slotMask
    }
  }

  /// The record at a place, in units; nil where none lies inside the table.
  ///
  /// Only what a slot leads to is known to be one.
  @inline(__always)
  func record(at place: Int) -> PackedRecord? {
    guard place >= 0, place < placeCount else { return nil }
    let record = PackedRecord(header: header(at: place), place: place)
    return record.end <= recordsCount ? record : nil
  }

  @inline(__always)
  private func header(at place: Int) -> UInt64 {
    UInt64(littleEndian: recordsStart.loadUnaligned(fromByteOffset: place &* PackedRecord.unit, as: UInt64.self))
  }

  @inline(__always)
  private func word(ofSlot slot: Int) -> UInt32 {
    UInt32(littleEndian: slots.loadUnaligned(fromByteOffset: slot &* Self.slotSize, as: UInt32.self))
  }

  @inline(__always)
  private func record(inSlot word: UInt32) -> PackedRecord? { record(at: Int(word & placeMask) &- 1) }

  @inline(__always)
  private func record(inSlot word: UInt32, ofKey key: UnsafeRawBufferPointer) -> PackedRecord? {
    guard let record = record(inSlot: word), record.keyCount == key.count else { return nil }
    return haveSameBytes(bytes(of: record.key), key) ? record : nil
  }

  @inline(__always)
  private func byte(at offset: Int) -> UInt8 { recordsStart.loadUnaligned(fromByteOffset: offset, as: UInt8.self) }

  /// The bytes of all records.
  var records: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: recordsStart, count: recordsCount) }

  /// The bytes of a range of a record that this table gave out.
  @inline(__always)
  func bytes(of range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: recordsStart + range.lowerBound, count: range.upperBound &- range.lowerBound)
  }
}

// MARK: - What a record holds

extension PackedTable {
  /// Bytes that are no UTF-8, which only a damaged file has, become U+FFFD.
  package func text(of record: PackedRecord) -> String {
    if let number = literalNumber(of: record) { return literal(number) }
    // Nobody has looked for UTF-8 in what stands for the text of a message that chooses.
    if record.isVariants { return String(decoding: bytes(of: record.text), as: UTF8.self) }
    return ownText(of: record)
  }

  /// The text of a record that has it in itself.
  @inline(__always)
  private func ownText(of record: PackedRecord) -> String {
    let bytes = bytes(of: record.text)
    guard layout.readsInPlace, bytes.count >= InPlaceString.leastCount, byte(at: record.text.upperBound) == 0 else {
      return string(bytes, of: record)
    }
    return InPlaceString.string(bytes)
  }

  @inline(__always)
  private func literalNumber(of record: PackedRecord) -> Int? {
    guard case .literal = record.kind, record.textCount == PackedRecord.numberSize else { return nil }
    return Int(
      UInt32(littleEndian: recordsStart.loadUnaligned(fromByteOffset: record.text.lowerBound, as: UInt32.self)))
  }

  /// Nothing where there is no such literal, which only a damaged file asks for.
  @inline(__always)
  private func literal(_ number: Int) -> String { number < literals.count ? literals[number] : "" }

  package func key(of record: PackedRecord) -> String { String(decoding: bytes(of: record.key), as: UTF8.self) }

  package func textBytes(of record: PackedRecord) -> [UInt8] { Array(bytes(of: record.text)) }

  /// What is known to be UTF-8 is not looked through for it once more. What is known to be ASCII has its UTF-16 at once,
  /// which Apple's toolkits ask for.
  @inline(__always)
  private func string(_ bytes: UnsafeRawBufferPointer, of record: PackedRecord) -> String {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let isASCII = bytes.areKnownASCII
    guard isASCII || layout.isValidated || checkedPlaces.contains(record.place) else {
      return checkedString(bytes, of: record)
    }
    let units = bytes.assumingMemoryBound(to: UInt8.self).span
    return String(copying: UTF8Span(unchecked: units, isKnownASCII: isASCII))
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private func checkedString(_ bytes: UnsafeRawBufferPointer, of record: PackedRecord) -> String {
    guard let text = try? UTF8Span(validating: bytes.assumingMemoryBound(to: UInt8.self).span) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    checkedPlaces.insert(record.place)
    return String(copying: text)
  }

  /// The number of the message of a record, below ``Layout/messageCount``; nil for a plain text.
  package func messageNumber(of record: PackedRecord) -> Int? {
    guard record.hasNumber else { return nil }
    let number = UInt32(littleEndian: recordsStart.loadUnaligned(fromByteOffset: record.number, as: UInt32.self))
    return number < layout.messageCount ? Int(number) : nil
  }

  /// What the slots lead to.
  var recordsInSlots: some Sequence<PackedRecord> {
    (0..<layout.slotCount).lazy.map(word(ofSlot:)).filter { $0 != 0 }.compactMap(record(inSlot:))
  }

  /// All entries, in the order in which they were written; of one that was written twice the last.
  package var entries: [PackedRecord] {
    var entries: [PackedRecord] = []
    var place = 0
    while let record = record(at: place) {
      if find(bytes(of: record.key))?.place == place { entries.append(record) }
      place = record.next
    }
    return entries
  }
}
