/// Reads JSON piece by piece from UTF-8 bytes, from front to back.
///
/// Whoever uses it pulls what is wanted and skips the rest. Where the grammar is broken beyond doubt a method throws a
/// ``JSONDamage`` with the place; slips that leave no doubt (a comma missing or too many, a control character in a
/// string) are noted in ``slips``, and reading goes on.
package struct JSONScanner: Sendable {
  package let bytes: [UInt8]
  /// The place of the next byte.
  package var offset = 0
  /// What was wrong and did not stop the reading, in the order found.
  package private(set) var slips: [JSONDamage] = []
  package let depthLimit: Int

  package init(utf8 bytes: [UInt8], depthLimit: Int = FormatLimits().depth) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  package var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte, or nil at the end.
  @inline(__always)
  var next: UInt8? { byte(at: offset) }

  @inline(__always)
  func byte(at index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  package mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Reads one punctuation mark after white space.
  package mutating func expect(_ mark: JSONMark) throws(JSONDamage) {
    skipWhitespace()
    guard next == mark.rawValue else { throw unexpected(wanted: .mark(mark)) }
    offset += 1
  }

  mutating func note(_ fault: JSONFault, at offset: Int) {
    slips.append(JSONDamage(fault: fault, offset: offset))
  }

  /// Hands over the slips noted so far and forgets them.
  package mutating func takeSlips() -> [JSONDamage] {
    defer { slips.removeAll() }
    return slips
  }

  /// The damage of finding here something else than what the grammar wants.
  package func unexpected(wanted: JSONFault.Wanted) -> JSONDamage {
    guard let byte = next else { return JSONDamage(fault: .endOfFile(wanted: wanted), offset: offset) }
    return JSONDamage(fault: .unexpected(character(from: byte), wanted: wanted), offset: offset)
  }

  /// The character that begins here; the first byte is known.
  private func character(from byte: UInt8) -> Unicode.Scalar {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    let decoded = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return decoded.unicodeScalars.first ?? "\u{FFFD}"
  }
}
