/// The beginning of an object in a binary property list: its kind, its size, and where its contents are.
struct BinaryMarker {
  enum Kind: UInt8 {
    case constant = 0x0
    case integer = 0x1
    case real = 0x2
    case date = 0x3
    case data = 0x4
    case ascii = 0x5
    case utf16 = 0x6
    case array = 0xA
    case dictionary = 0xD
  }

  let kind: Kind
  /// The number of bytes, units, items or members; for constants and numbers, the lower half of the marker.
  let count: Int
  /// Where the contents begin.
  let contents: Int

  init?(at start: Int, in bytes: [UInt8]) {
    guard start < bytes.count, let kind = Kind(rawValue: bytes[start] >> 4) else { return nil }
    let low = bytes[start] & 0xF
    self.kind = kind
    let isNumber = [.constant, .integer, .real, .date].contains(kind)
    if isNumber || low < 0xF {
      count = Int(low)
      contents = start + 1
    } else {
      // A count of 15 and more is an integer object of its own.
      guard start + 1 < bytes.count, bytes[start + 1] >> 4 == Kind.integer.rawValue else { return nil }
      let size = 1 << Int(bytes[start + 1] & 0xF)
      guard size <= 8, let count = bytes.bigEndian(at: start + 2, size: size) else { return nil }
      self.count = count
      contents = start + 2 + size
    }
  }

  /// The value of an object that holds no others.
  func leaf(in bytes: [UInt8]) -> PropertyListValue? {
    switch kind {
    case .constant: count == 8 ? .boolean(false) : count == 9 ? .boolean(true) : nil
    case .integer: integer(in: bytes)
    case .real: real(in: bytes).map { .real($0) }
    case .date: count == 3 ? date(in: bytes).map { .date($0) } : nil
    case .data: slice(of: bytes, size: count).map { .data(Array($0)) }
    case .ascii: slice(of: bytes, size: count).map { .string(String(decoding: $0, as: UTF8.self)) }
    case .utf16: text(in: bytes).map { .string($0) }
    case .array, .dictionary: nil
    }
  }

  /// The beginning of 2001, from which dates are counted, in seconds since that of 1970.
  private static let referenceDate = 978_307_200.0

  private func date(in bytes: [UInt8]) -> Double? {
    double(in: bytes).map { $0 + Self.referenceDate }.flatMap { PropertyListDate.range.contains($0) ? $0 : nil }
  }

  private func slice(of bytes: [UInt8], size: Int) -> ArraySlice<UInt8>? {
    size <= bytes.count - contents ? bytes[contents..<contents + size] : nil
  }

  /// One, two and four bytes are unsigned, eight are signed, and sixteen are there for what is above them.
  private func integer(in bytes: [UInt8]) -> PropertyListValue? {
    switch count {
    case 0...2: return bytes.unsigned(at: contents, size: 1 << count).map { .integer(Int64($0)) }
    case 3: return bytes.unsigned(at: contents, size: 8).map { .integer(Int64(bitPattern: $0)) }
    case 4:
      guard let high = bytes.unsigned(at: contents, size: 8), let low = bytes.unsigned(at: contents + 8, size: 8) else {
        return nil
      }
      return high == 0 ? .unsigned(low) : high == .max ? .integer(Int64(bitPattern: low)) : nil
    default: return nil
    }
  }

  private func real(in bytes: [UInt8]) -> Double? {
    switch count {
    case 2: bytes.unsigned(at: contents, size: 4).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case 3: double(in: bytes)
    default: nil
    }
  }

  private func double(in bytes: [UInt8]) -> Double? {
    bytes.unsigned(at: contents, size: 8).map(Double.init(bitPattern:))
  }

  private func text(in bytes: [UInt8]) -> String? {
    guard count <= (bytes.count - contents) / 2 else { return nil }
    let units = (0..<count).lazy.map { UInt16(bytes[contents + 2 * $0]) << 8 | UInt16(bytes[contents + 2 * $0 + 1]) }
    return String(decoding: Array(units), as: UTF16.self)
  }
}
