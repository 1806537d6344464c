/// Sorted records of one width in a string of the binary, searched where they lie.
///
/// A look-up takes about a dozen comparisons and no memory.
struct FixedWidthTable: Sendable {
  /// What fills a place that its subtag does not.
  static let filler = UInt8(ascii: "_")

  private let text: StaticString
  private let keyWidth: Int
  private let width: Int

  init(_ text: StaticString, keyWidth: Int, valueWidth: Int = 0) {
    self.text = text
    self.keyWidth = keyWidth
    width = keyWidth + valueWidth
  }

  /// The record with a key.
  func record(_ key: TableKey) -> Record? {
    guard !key.isOverlong else { return nil }
    return text.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count / width
      while low < high {
        let middle = (low + high) / 2
        let found = Self.key(bytes, from: middle * width, width: keyWidth)
        if found == key.rawValue { return Record(text: text, start: middle * width + keyWidth) }
        if found < key.rawValue { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, width: Int) -> UInt128 {
    var key: UInt128 = 0
    for index in start..<start + width {
      key = key << 8 | UInt128(bytes[index])
    }
    return key
  }
}

extension FixedWidthTable {
  /// What a table says for a key.
  struct Record {
    fileprivate let text: StaticString
    fileprivate let start: Int

    /// The byte at an offset; the table's own widths keep it inside.
    subscript(offset: Int) -> UInt8 {
      text.withUTF8Buffer { $0[start + offset] }
    }

    func subtag(at offset: Int, width: Int) -> Subtag {
      text.withUTF8Buffer { bytes in
        Subtag(bytes[start + offset..<start + offset + width].prefix { $0 != FixedWidthTable.filler }) ?? .none
      }
    }

    /// A number written in the table.
    func integer(at offset: Int, width: Int, radix: Int = 10) -> Int {
      Int(subtag(at: offset, width: width).description, radix: radix) ?? 0
    }
  }
}
