/// The bytes of a whole compiled catalog: in memory of their own, or where the file is mapped.
///
/// Nothing writes to them, and they stay as long as `owner` does; a file that is mapped stays for ever.
package struct CatalogMemory: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer
  /// What keeps the memory; nil where it is never given back.
  let owner: MemoryBlock?

  /// A copy of some bytes.
  package init(_ bytes: [UInt8]) {
    let block = MemoryBlock(bytes)
    self.bytes = block.bytes
    owner = block
  }

  init(mapped bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    owner = nil
  }
}

/// What was read of a compiled catalog to see its head.
package enum CatalogStart: Sendable {
  /// All of it, since it is mapped.
  case mapped(CatalogMemory)
  /// Its first bytes, and how many it has.
  case read([UInt8], of: Int)
}
