/// A block of memory that is written once, when it is made, and freed with this object.
package final class MemoryBlock: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  private init(count: Int, write: (UnsafeMutableRawBufferPointer) -> Void) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 8)
    write(memory)
    bytes = UnsafeRawBufferPointer(memory)
  }

  /// A copy of some bytes.
  package convenience init(_ bytes: [UInt8]) {
    self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
  }

  /// The slots and the records of a ``PackedTable``.
  ///
  /// - Parameter slots: The upper half of a hash and the place of a record each, of which `placeBits` are taken.
  convenience init(slots: [UInt64], placeBits: Int, _ records: [UInt8]) {
    let head = slots.count * PackedTable.slotSize
    let placeMask = UInt32.max >> UInt32(32 - placeBits)
    self.init(count: head + records.count) { memory in
      for (index, slot) in slots.enumerated() {
        let (tag, place) = (UInt32(truncatingIfNeeded: slot >> 32), UInt32(truncatingIfNeeded: slot))
        let word = place == 0 ? 0 : tag & ~placeMask | place & placeMask
        memory.storeBytes(of: word.littleEndian, toByteOffset: index * PackedTable.slotSize, as: UInt32.self)
      }
      UnsafeMutableRawBufferPointer(rebasing: memory[head...]).copyBytes(from: records)
    }
  }

  deinit { bytes.deallocate() }
}
