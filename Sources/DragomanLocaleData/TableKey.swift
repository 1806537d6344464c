/// A key of a table: its subtags side by side, each filled to its width as the generator fills them.
struct TableKey {
  /// The bytes, of which the last is the lowest.
  private(set) var rawValue: UInt128 = 0
  /// Whether a subtag was longer than its place, so that no record can have this key.
  private(set) var isOverlong = false

  init(_ subtag: Subtag, width: Int) {
    append(subtag, width: width)
  }

  func appending(_ subtag: Subtag, width: Int) -> TableKey {
    var key = self
    key.append(subtag, width: width)
    return key
  }

  private mutating func append(_ subtag: Subtag, width: Int) {
    isOverlong = isOverlong || subtag.count > width
    for index in 0..<width {
      let byte = subtag[index]
      rawValue = rawValue << 8 | UInt128(byte == 0 ? FixedWidthTable.filler : byte)
    }
  }
}
