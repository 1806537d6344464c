/// Remembers which keys a file has given, and where, to find those given twice.
///
/// Keys are known by 64 bits of a hash that is seeded anew for each file, which costs a tenth of a `Dictionary` of
/// strings. Were two keys of a file ever taken for one another, the price would be a wrong warning.
struct KeyRegister<Place> {
  private var hashes: [UInt64] = Array(repeating: 0, count: 64)
  private var places: [Place?] = Array(repeating: nil, count: 64)
  private var count = 0
  private let seed = UInt64.random(in: .min ... .max)

  /// Registers a key and returns the place it had before.
  mutating func register(_ key: String, at place: Place) -> Place? {
    if count * 2 >= hashes.count { grow() }
    let hash = max(hash(key), 1)  // 0 marks a free slot.
    let slot = slot(of: hash)
    let before = places[slot]
    if hashes[slot] == 0 { count += 1 }
    hashes[slot] = hash
    places[slot] = place
    return before
  }

  /// Where a hash is, or where it would go.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash >> 1) & (hashes.count - 1)
    while hashes[slot] != 0, hashes[slot] != hash { slot = (slot + 1) & (hashes.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = zip(hashes, places).filter { $0.0 != 0 }
    let size = hashes.count * 4
    hashes = Array(repeating: 0, count: size)
    places = Array(repeating: nil, count: size)
    for (hash, place) in old {
      let slot = slot(of: hash)
      hashes[slot] = hash
      places[slot] = place
    }
  }

  private func hash(_ key: String) -> UInt64 {
    var key = key
    return key.withUTF8 { bytes in
      var state = seed ^ UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = mix(state ^ word)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return mix(state ^ rest)
    }
  }

  /// A multiplication to 128 bits, folded.
  private func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
