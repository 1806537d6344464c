/// Numbers keys in the order in which they come; keys are compared byte by byte, as a file means them.
///
/// Each key is a record in one block of bytes, its number and its length before it, and is found by open addressing
/// over words that hold half of a hash beside the place of a record: a look-up touches a word and a record, and nothing
/// whose references are counted. A look-up and an insertion are O(1) in the number of keys and O(*n*) in the bytes of
/// the key.
package struct KeyIndex: Sendable {
  /// The records, each beginning at a multiple of ``unit``.
  private var records: [UInt8] = []
  /// Where the record of each key begins.
  private var starts: [Int] = []
  /// 0 where there is none, else the upper half of a hash and the place of a record in units, counted from 1.
  ///
  /// Only ``insert(_:)`` writes places, of records that are there, so that none leads out of them.
  private var slots: [UInt64]
  private let hash = SeededHash()

  /// The bits of a slot in which the place stands: more than a file that is read can fill.
  private static let placeBits: UInt64 = 0xFFFF_FFFF
  /// The size of the number and the length before a key, and what records are padded to.
  private static let unit = 8

  /// Makes an index with room for so many keys.
  package init(minimumCapacity: Int = 8) {
    slots = Array(repeating: 0, count: Self.slotCount(for: minimumCapacity))
    starts.reserveCapacity(minimumCapacity)
  }

  package var count: Int { starts.count }

  /// The number of a key, counted from 0; nil if it is not there.
  package func number(of key: String) -> Int? {
    key.withBytes { key in find(key, self.hash(key)).number }
  }

  /// The number of a key, which is added if it is not there.
  package mutating func insert(_ key: String) -> (number: Int, isNew: Bool) {
    key.withBytes { insert($0) }
  }

  package func key(_ number: Int) -> String {
    withKey(number) { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func insert(_ key: UnsafeRawBufferPointer) -> (number: Int, isNew: Bool) {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = self.hash(key)
    let found = find(key, hash)
    if let number = found.number { return (number, false) }
    slots[found.slot] = Self.slot(hash, recordAt: records.count)
    starts.append(records.count)
    append(key, number: count - 1)
    return (count - 1, true)
  }

  private mutating func append(_ key: UnsafeRawBufferPointer, number: Int) {
    let header = UInt64(truncatingIfNeeded: key.count) << 32 | UInt64(truncatingIfNeeded: number)
    withUnsafeBytes(of: header) { records.append(contentsOf: $0) }
    records.append(contentsOf: key)
    let padding = -records.count & (Self.unit - 1)
    records.append(contentsOf: repeatElement(0, count: padding))
  }

  /// The number of a key, and else the slot for it.
  @inline(__always)
  private func find(_ key: UnsafeRawBufferPointer, _ hash: UInt64) -> (number: Int?, slot: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) & ~Self.placeBits == 0, let number = number(of: key, in: slots[slot]) {
        return (number, slot)
      }
      slot = (slot + 1) & mask
    }
    return (nil, slot)
  }

  /// The number of the record in a slot, if that is the record of a key.
  @inline(__always)
  private func number(of key: UnsafeRawBufferPointer, in slot: UInt64) -> Int? {
    let start = (Int(slot & Self.placeBits) - 1) * Self.unit
    return records.withUnsafeBytes { records in
      let header = records.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      guard Int(header >> 32) == key.count else { return nil }
      let end = start + Self.unit + key.count
      let isSame = haveSameBytes(UnsafeRawBufferPointer(rebasing: records[start + Self.unit..<end]), key)
      return isSame ? Int(header & Self.placeBits) : nil
    }
  }

  private func withKey<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = starts[number]
    return records.withUnsafeBytes { records in
      let count = Int(records.loadUnaligned(fromByteOffset: start, as: UInt64.self) >> 32)
      return body(UnsafeRawBufferPointer(rebasing: records[start + Self.unit..<start + Self.unit + count]))
    }
  }

  private mutating func grow() {
    let size = Self.slotCount(for: max(count * 2, 8))
    slots = Array(repeating: 0, count: size)
    for number in 0..<count {
      let hash = withKey(number) { self.hash($0) }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Self.slot(hash, recordAt: starts[number])
    }
  }

  private static func slot(_ hash: UInt64, recordAt start: Int) -> UInt64 {
    hash & ~placeBits | UInt64(truncatingIfNeeded: start / unit + 1) & placeBits
  }

  /// A power of two, so that at most half of the slots are taken.
  private static func slotCount(for keys: Int) -> Int {
    var count = 16
    while count < keys * 2 { count *= 2 }
    return count
  }
}
