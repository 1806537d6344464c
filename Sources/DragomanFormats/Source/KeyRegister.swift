/// Remembers which keys a file has given, and where, to find those given twice.
///
/// A hash that is seeded anew for each file costs a tenth of a `Dictionary` of strings; keys of equal hash are compared
/// byte by byte, as a file means them.
struct KeyRegister<Place> {
  private struct Entry {
    let key: String
    var place: Place
  }

  /// In the order in which they came: a table of strings would move them whenever it grows.
  private var entries: [Entry] = []
  /// The hashes, 0 where there is none, and for each the number of its entry.
  private var hashes: [UInt64] = Array(repeating: 0, count: 64)
  private var numbers: [Int] = Array(repeating: 0, count: 64)
  private let hash = SeededHash()

  /// Registers a key and returns the place it had before.
  mutating func register(_ key: String, at place: Place) -> Place? {
    if entries.count * 2 >= hashes.count { grow() }
    let hash = max(hash(key), 1)
    let slot = slot(of: key, hash)
    guard hashes[slot] == 0 else {
      let before = entries[numbers[slot]].place
      entries[numbers[slot]].place = place
      return before
    }
    hashes[slot] = hash
    numbers[slot] = entries.count
    entries.append(Entry(key: key, place: place))
    return nil
  }

  /// Where a key is, or where it would go.
  private func slot(of key: String, _ hash: UInt64) -> Int {
    var slot = firstSlot(of: hash)
    while hashes[slot] != 0, hashes[slot] != hash || !entries[numbers[slot]].key.utf8.elementsEqual(key.utf8) {
      slot = (slot + 1) & (hashes.count - 1)
    }
    return slot
  }

  private func firstSlot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 1) & (hashes.count - 1)
  }

  private mutating func grow() {
    let old = zip(hashes, numbers).filter { $0.0 != 0 }
    let size = hashes.count * 4
    hashes = Array(repeating: 0, count: size)
    numbers = Array(repeating: 0, count: size)
    for (hash, number) in old {
      var slot = firstSlot(of: hash)
      while hashes[slot] != 0 { slot = (slot + 1) & (size - 1) }
      hashes[slot] = hash
      numbers[slot] = number
    }
  }
}
