/// A subtag of a language tag: up to eight ASCII characters in an integer, so that it costs no memory and compares at once.
///
/// A script or region that is not there is ``none``.
package struct Subtag: Hashable, Sendable {
  /// The characters from the highest byte on, zero after the last.
  package let rawValue: UInt64

  package static let none = Subtag(rawValue: 0)

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes a subtag of the bytes as they are; nil if there are more than eight.
  package init?(_ bytes: some Sequence<UInt8>) {
    var value: UInt64 = 0
    var shift = 64
    for byte in bytes {
      guard shift > 0 else { return nil }
      shift -= 8
      value |= UInt64(byte) << UInt64(shift)
    }
    rawValue = value
  }

  /// Makes a subtag of a text in the source; one longer than eight bytes is ``none``.
  package init(_ text: StaticString) {
    self = text.withUTF8Buffer { Subtag($0) } ?? .none
  }

  package var isEmpty: Bool { rawValue == 0 }

  package var count: Int { 8 - rawValue.trailingZeroBitCount / 8 }

  /// The byte at an index; zero after the last.
  package subscript(index: Int) -> UInt8 {
    index < 8 ? UInt8(truncatingIfNeeded: rawValue >> UInt64(56 - 8 * index)) : 0
  }
}

extension Subtag: CustomStringConvertible {
  package var description: String {
    String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
  }
}
