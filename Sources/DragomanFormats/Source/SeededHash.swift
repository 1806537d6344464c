/// A fast hash of the bytes of a text, other in each instance, so that nobody can make texts whose hashes are equal.
struct SeededHash {
  private let seed = UInt64.random(in: .min ... .max)
  private let factor = UInt64.random(in: .min ... .max) | 1

  func callAsFunction(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var state = seed
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = mix(state ^ word)
        offset += 8
      }
      // The length has a word of its own: in one word with the last bytes it could stand for one of them.
      return mix(mix(state ^ rest(of: bytes, from: offset)) ^ UInt64(bytes.count))
    }
  }

  private func rest(of bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> UInt64 {
    bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// A multiplication to 128 bits, folded.
  private func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
