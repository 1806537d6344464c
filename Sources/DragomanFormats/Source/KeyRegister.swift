/// Remembers which keys a file has given, and where, to find those given twice.
///
/// A hash that is seeded anew for each file costs a tenth of a `Dictionary` of strings; keys of equal hash are compared
/// byte by byte, as a file means them.
struct KeyRegister<Place> {
  private struct Slot {
    let hash: UInt64
    let key: String
    var place: Place
  }

  private var slots: [Slot?] = Array(repeating: nil, count: 64)
  private var count = 0
  private let hash = SeededHash()

  /// Registers a key and returns the place it had before.
  mutating func register(_ key: String, at place: Place) -> Place? {
    if count * 2 >= slots.count { grow() }
    let hash = hash(key)
    let index = index(of: key, hash)
    let before = slots[index]?.place
    if before == nil { count += 1 }
    slots[index] = Slot(hash: hash, key: key, place: place)
    return before
  }

  /// Where a key is, or where it would go.
  private func index(of key: String, _ hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let slot = slots[index], slot.hash != hash || !slot.key.utf8.elementsEqual(key.utf8) {
      index = (index + 1) & (slots.count - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 4)
    for case let slot? in old { slots[index(of: slot.key, slot.hash)] = slot }
  }
}
