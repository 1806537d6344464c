extension PackedTable {
  /// A layout whose texts are read in place only if that was asked for and can be done: strings can be made so, and all
  /// texts are UTF-8. The memory is then never given back, since nothing tells when the last of the strings is gone.
  static func tried(_ layout: Layout, _ memory: UnsafeRawBufferPointer, owner: AnyObject?) -> Layout {
    var layout = layout
    let isAskedFor = layout.readsInPlace
    layout.readsInPlace = false
    guard isAskedFor, InPlaceString.isProven, InPlaceString.canRefer(to: memory),
      layout.isValidated || PackedTable(memory, layout, owner: owner)?.isValidThroughout == true
    else { return layout }
    (layout.isValidated, layout.readsInPlace) = (true, true)
    if let owner { keepForEver(owner) }
    return layout
  }

  private static func keepForEver(_ owner: AnyObject) { _ = Unmanaged.passRetained(owner) }

  /// Whether the keys and the texts of all records that can be found are UTF-8.
  ///
  /// Linear in the size of the table, whatever its bytes are: where records overlap, which those of a sound table never
  /// do, it stops at that size and says no.
  private var isValidThroughout: Bool {
    var unseen = records.count
    return recordsInSlots.allSatisfy { record in
      unseen -= record.keyCount + record.textCount
      return unseen >= 0 && isValid(record)
    }
  }

  private func isValid(_ record: PackedRecord) -> Bool {
    bytes(of: record.key).isValidUTF8 && (record.isVariants || bytes(of: record.text).isValidUTF8)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate var isValidUTF8: Bool {
    let units = assumingMemoryBound(to: UInt8.self)
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else {
      return String(validating: units, as: UTF8.self) != nil
    }
    // Without a string that nobody wants.
    return (try? UTF8Span(validating: units.span)) != nil
  }
}
