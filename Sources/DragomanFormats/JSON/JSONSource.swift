/// The bytes of a JSON file as UTF-8 without a byte order mark.
enum JSONSource {
  /// UTF-8 as it is; UTF-16 only with a byte order mark.
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf8(ofUTF16: bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) } }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf8(ofUTF16: bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) } }
    return bytes
  }

  private static func utf8(ofUTF16 bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var iterator = bytes.makeIterator()
    while let first = iterator.next(), let second = iterator.next() { units.append(unit(first, second)) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
