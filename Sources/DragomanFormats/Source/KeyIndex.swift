/// Numbers keys in the order in which they come; keys are compared byte by byte, as a file means them.
///
/// The bytes of all keys lie one after another, and are found by open addressing over words that hold half of a hash
/// beside a number: a look-up touches a word and a key, and nothing whose references are counted. A look-up and an
/// insertion are O(1) in the number of keys and O(*n*) in the bytes of the key.
package struct KeyIndex: Sendable {
  private var bytes: [UInt8] = []
  /// Where each key begins, and where the last one ends.
  private var starts: [Int] = [0]
  /// 0 where there is none, else the upper half of a hash and the number of the key, counted from 1.
  private var slots: [UInt64]
  private let hash = SeededHash()

  /// The bits of a slot in which the number of the key stands: more keys than a file that is read can hold.
  private static let numberBits: UInt64 = 0xFFFF_FFFF

  /// Makes an index with room for so many keys.
  package init(minimumCapacity: Int = 8) {
    slots = Array(repeating: 0, count: Self.slotCount(for: minimumCapacity))
    starts.reserveCapacity(minimumCapacity + 1)
  }

  package var count: Int { starts.count - 1 }

  /// The number of a key, counted from 0; nil if it is not there.
  package func number(of key: String) -> Int? {
    key.withBytes { key in place(of: key, hash(key)).number }
  }

  /// The number of a key, which is added if it is not there.
  package mutating func insert(_ key: String) -> (number: Int, isNew: Bool) {
    key.withBytes { insert($0) }
  }

  /// The number of a key that has a number in another index.
  package mutating func insert(_ number: Int, of other: KeyIndex) -> (number: Int, isNew: Bool) {
    other.bytes.withUnsafeBytes { insert(UnsafeRawBufferPointer(rebasing: $0[other.range(of: number)])) }
  }

  package func key(_ number: Int) -> String {
    String(decoding: bytes[range(of: number)], as: UTF8.self)
  }

  private mutating func insert(_ key: UnsafeRawBufferPointer) -> (number: Int, isNew: Bool) {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = self.hash(key)
    let place = place(of: key, hash)
    if let number = place.number { return (number, false) }
    bytes.append(contentsOf: key)
    starts.append(bytes.count)
    slots[place.slot] = hash & ~Self.numberBits | UInt64(truncatingIfNeeded: count)
    return (count - 1, true)
  }

  /// The number of a key, and else the slot for it.
  @inline(__always)
  private func place(of key: UnsafeRawBufferPointer, _ hash: UInt64) -> (number: Int?, slot: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot] & Self.numberBits) - 1
      if (slots[slot] ^ hash) & ~Self.numberBits == 0, hasKey(key, number) { return (number, slot) }
      slot = (slot + 1) & mask
    }
    return (nil, slot)
  }

  @inline(__always)
  private func hasKey(_ key: UnsafeRawBufferPointer, _ number: Int) -> Bool {
    let range = range(of: number)
    guard range.count == key.count else { return false }
    return bytes.withUnsafeBytes { haveSameBytes(UnsafeRawBufferPointer(rebasing: $0[range]), key) }
  }

  private func range(of number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

  private mutating func grow() {
    let size = Self.slotCount(for: max(count * 2, 8))
    slots = Array(repeating: 0, count: size)
    for number in 0..<count {
      let hash = bytes.withUnsafeBytes { self.hash(UnsafeRawBufferPointer(rebasing: $0[range(of: number)])) }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = hash & ~Self.numberBits | UInt64(truncatingIfNeeded: number + 1)
    }
  }

  /// A power of two, so that at most half of the slots are taken.
  private static func slotCount(for keys: Int) -> Int {
    var count = 16
    while count < keys * 2 { count *= 2 }
    return count
  }
}
