package import Synchronization

/// Where a key was found last: the identity of the table above the place of the record, 0 at first. In another table the
/// key is looked for again, so that it is never out of date.
///
/// It is no type of its own, so that the keys of generated code can be laid out by the compiler.
package typealias RememberedPlace = Atomic<UInt64>

extension Atomic<UInt64> {
  /// The place in a table; nil where it is that of another one.
  ///
  /// A table never changes, so no order with its memory is needed.
  @inline(__always)
  func place(in table: UInt32) -> Int? {
    let word = load(ordering: .relaxed)
    return word >> 32 == UInt64(table) && table != 0 ? Int(truncatingIfNeeded: word & 0xFFFF_FFFF) : nil
  }

  func remember(_ place: Int, in table: UInt32) {
    guard table != 0, let place = UInt32(exactly: place) else { return }
    store(UInt64(table) << 32 | UInt64(place), ordering: .relaxed)
  }
}

extension PackedTable {
  /// Tells tables apart. Where all numbers have been given it is 0, and nothing is remembered.
  static func nextIdentity() -> UInt32 {
    let number = identities.add(1, ordering: .relaxed).newValue
    return UInt32(exactly: number) ?? 0
  }

  private static let identities = Atomic<UInt64>(0)
}
