/// Bytes that are not what they should be.
package struct DamagedBytes: Error, Sendable {
  package init() {}
}

/// Reads what ``ByteWriter`` writes, and nothing beyond the end, whatever the bytes are.
package struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int

  package init(_ bytes: [UInt8], from position: Int = 0) {
    self.bytes = bytes
    self.position = min(max(position, 0), bytes.count)
  }

  package var remaining: Int { bytes.count - position }

  package mutating func byte() throws(DamagedBytes) -> UInt8 {
    guard position < bytes.count else { throw DamagedBytes() }
    defer { position += 1 }
    return bytes[position]
  }

  /// Any number.
  package mutating func integer() throws(DamagedBytes) -> Int {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(truncatingIfNeeded: number) }
    }
    throw DamagedBytes()
  }

  /// A number from 0 up to a limit.
  package mutating func number(upTo limit: Int) throws(DamagedBytes) -> Int {
    let number = try integer()
    guard (0...max(limit, 0)).contains(number) else { throw DamagedBytes() }
    return number
  }

  /// How many elements follow, each of which takes a byte at least.
  package mutating func count() throws(DamagedBytes) -> Int {
    let count = try integer()
    // What remains behind the number, not with it.
    guard (0...remaining).contains(count) else { throw DamagedBytes() }
    return count
  }

  /// Bytes that are no UTF-8 become U+FFFD.
  package mutating func text() throws(DamagedBytes) -> String { String(decoding: try content(), as: UTF8.self) }

  /// Some bytes behind their number.
  package mutating func content() throws(DamagedBytes) -> ArraySlice<UInt8> {
    let count = try count()
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Elements behind their number.
  package mutating func elements<Element>(
    _ read: (inout Self) throws(DamagedBytes) -> Element
  ) throws(DamagedBytes) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<(try count()) { elements.append(try read(&self)) }
    return elements
  }

  mutating func fixed<Number: FixedWidthInteger>(_ type: Number.Type) throws(DamagedBytes) -> Number {
    let size = Number.bitWidth / 8
    guard remaining >= size else { throw DamagedBytes() }
    defer { position += size }
    return bytes[position..<position + size].reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }
}
