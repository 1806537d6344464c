/// Writes the numbers and texts of a compiled catalog.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(byte: UInt8) { bytes.append(byte) }

  /// A number in as many bytes as it needs, seven bits each, the lower ones first; a negative one takes ten.
  package mutating func append(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The number of its bytes, and a text.
  package mutating func append(_ text: String) { append(Array(text.utf8)) }

  /// The number of some bytes, and the bytes.
  package mutating func append(_ content: [UInt8]) {
    append(content.count)
    bytes += content
  }

  /// The number of some elements, and each of them.
  package mutating func append<Element>(_ elements: [Element], each: (inout Self, Element) -> Void) {
    append(elements.count)
    for element in elements { each(&self, element) }
  }

  mutating func append(fixed number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(rawBytes: some Sequence<UInt8>) { bytes.append(contentsOf: rawBytes) }

  mutating func pad(to unit: Int) {
    while bytes.count % unit != 0 { bytes.append(0) }
  }
}
