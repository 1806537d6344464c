import Synchronization

/// The places of a table whose texts were found to be UTF-8, so that they are looked through once: of a Cyrillic text that
/// would be most of the time of a look-up. Whoever keeps the memory promises that nothing is written to it.
///
/// Nothing but one bit of a place is ever written, so that threads need no order among them. What is not remembered, since
/// it lies beyond `count`, is looked through again.
struct CheckedPlaces: ~Copyable, @unchecked Sendable {
  private let words: UnsafeMutableBufferPointer<Atomic<UInt64>>

  /// - Parameter count: How many places there are.
  init(count: Int) {
    words = .allocate(capacity: (count + 63) / 64)
    for index in words.indices { words.initializeElement(at: index, to: Atomic(0)) }
  }

  @inline(__always)
  func contains(_ place: Int) -> Bool {
    guard words.indices.contains(place >> 6) else { return false }
    return words[place >> 6].load(ordering: .relaxed) & Self.bit(of: place) != 0
  }

  func insert(_ place: Int) {
    guard words.indices.contains(place >> 6) else { return }
    words[place >> 6].bitwiseOr(Self.bit(of: place), ordering: .relaxed)
  }

  @inline(__always)
  private static func bit(of place: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: place & 63) }

  deinit {
    words.deinitialize()
    words.deallocate()
  }
}
