/// A fast hash of the bytes of a text. With seeds of its own in each instance nobody can make texts whose hashes are
/// equal; with given ones it is the same everywhere, as a file needs it.
package struct SeededHash: Sendable {
  package let seed: UInt64
  /// An odd number.
  package let factor: UInt64

  /// A hash that no other instance has.
  package init() {
    self.init(seed: .random(in: .min ... .max), factor: .random(in: .min ... .max))
  }

  package init(seed: UInt64, factor: UInt64) {
    self.seed = seed
    self.factor = factor | 1
  }

  func callAsFunction(_ text: String) -> UInt64 {
    text.withBytes { self($0) }
  }

  @inline(__always)
  func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = seed
    var offset = 0
    while offset + 8 <= bytes.count {
      state = mix(state ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    // The length has a word of its own: in one word with the last bytes it could stand for one of them.
    return mix(mix(state ^ rest(of: bytes, from: offset)) ^ UInt64(bytes.count))
  }

  /// The last bytes, fewer than eight, as a number.
  @inline(__always)
  private func rest(of bytes: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    guard offset < bytes.count else { return 0 }
    guard bytes.count >= 8 else { return bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) } }
    // Some of these have been hashed before, which does no harm, and one load is faster than seven.
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
  }

  /// A multiplication to 128 bits, folded.
  @inline(__always)
  private func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}

extension String {
  /// The bytes of the text, in place where it has them in one piece.
  ///
  /// Inlined, so that what the closure uses is not copied for it.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) }) { return result }
    var copy = self
    return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
