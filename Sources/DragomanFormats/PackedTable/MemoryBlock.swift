/// A block of memory that is written once, when it is made, and freed with this object.
final class MemoryBlock: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// The words and then the bytes, in memory of just their size.
  init(_ words: [UInt64], _ bytes: [UInt8]) {
    let head = words.count * MemoryLayout<UInt64>.size
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: head + bytes.count, alignment: 8)
    words.withUnsafeBytes { memory.copyMemory(from: $0) }
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: memory[head...]).copyMemory(from: $0) }
    self.bytes = UnsafeRawBufferPointer(memory)
  }

  /// A copy of some bytes.
  convenience init(_ bytes: [UInt8]) { self.init([], bytes) }

  deinit { bytes.deallocate() }
}
