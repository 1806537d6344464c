@testable import DragomanFormats

/// Memory that is never given back, as that of a file that stays mapped.
enum ImmortalMemory {
  static func copy(_ bytes: some Collection<UInt8>) -> UnsafeRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(memory)
  }
}

extension PackedTable {
  /// A copy of the memory, which alone does not keep the table.
  var bytes: [UInt8] { withExtendedLifetime(self) { Array(memory) } }

  /// The same table in memory that is never given back, which was asked to read its texts in place.
  func inPlace(_ change: (inout [UInt8]) -> Void = { _ in }) -> PackedTable? {
    var bytes = bytes
    change(&bytes)
    var layout = layout
    (layout.isValidated, layout.readsInPlace) = (false, true)
    return PackedTable(ImmortalMemory.copy(bytes), layout, owner: nil)
  }

  /// Whether a text lies in the memory of the table.
  func holds(_ text: String) -> Bool {
    let address = text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
    guard let address, let start = memory.baseAddress else { return false }
    return (start..<start + memory.count).contains(address)
  }

  /// Where the text of a key begins in the memory of the table.
  func offset(ofText key: String) -> Int? {
    find(key).map { layout.slotCount * PackedTable.slotSize + $0.text.lowerBound }
  }
}
