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

  /// Sixteen bytes a step; the last sixteen, or the two halves of what is less, overlap what has been read, which does no
  /// harm and spares a loop over single bytes.
  @inline(__always)
  func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = seed
    guard bytes.count > 16 else { return finish(mix(state ^ start(of: bytes), factor ^ end(of: bytes)), bytes.count) }
    var offset = 0
    while offset &+ 16 < bytes.count {
      state = mix(state ^ word(bytes, offset), factor ^ word(bytes, offset &+ 8))
      offset &+= 16
    }
    state = mix(state ^ word(bytes, bytes.count &- 16), factor ^ word(bytes, bytes.count &- 8))
    return finish(state, bytes.count)
  }

  /// The length tells apart what overlaps alike.
  @inline(__always)
  private func finish(_ state: UInt64, _ count: Int) -> UInt64 { mix(state ^ UInt64(count), factor) }

  /// The first of at most sixteen bytes.
  @inline(__always)
  private func start(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count >= 8 { return word(bytes, 0) }
    if bytes.count >= 4 { return half(bytes, 0) }
    guard bytes.count > 0 else { return 0 }
    return UInt64(bytes[0]) << 16 | UInt64(bytes[bytes.count / 2]) << 8 | UInt64(bytes[bytes.count &- 1])
  }

  /// The last of them.
  @inline(__always)
  private func end(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count >= 8 { return word(bytes, bytes.count &- 8) }
    return bytes.count >= 4 ? half(bytes, bytes.count &- 4) : 0
  }

  @inline(__always)
  private func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private func half(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// A multiplication to 128 bits, folded.
  @inline(__always)
  private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
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
