extension UnsafeRawBufferPointer {
  /// Whether all are ASCII: word by word, up to the first with another byte; the last word may overlap the one before.
  ///
  /// False for less than a word, whatever it is: strings that short find it out by themselves.
  @inlinable @inline(__always)
  package var areKnownASCII: Bool {
    guard count >= 8 else { return false }
    var offset = 0
    while offset &+ 8 < count {
      if hasOtherThanASCII(at: offset) { return false }
      offset &+= 8
    }
    return !hasOtherThanASCII(at: count &- 8)
  }

  @inlinable @inline(__always)
  package func hasOtherThanASCII(at offset: Int) -> Bool {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0
  }
}
