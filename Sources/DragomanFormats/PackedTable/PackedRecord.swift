/// The record of one entry in a ``PackedTable``: where its parts lie, all inside the records of the table.
///
/// A record begins at a multiple of ``unit`` bytes. It is a header of eight bytes, the key, the text, a NUL byte and,
/// unless the text is all there is to it, from the next multiple of four bytes on the number of its message. The lower
/// half of the header is the length of the key; the upper half is that of the text, with the kind in the two highest bits.
package struct PackedRecord: Sendable {
  /// What an entry is.
  package enum Kind: UInt64, Sendable {
    /// A text that is shown as it stands, whatever the arguments.
    case plain
    /// A text in which there may be placeholders.
    case format
    /// A message that chooses. What stands for its text is the writer's own.
    case variants
    /// A text that is shown as it stands and lies elsewhere, in the program: its number, of four bytes, stands for it.
    case literal
  }

  package let kind: Kind
  /// Where the record begins, in units.
  package let place: Int
  package let keyCount: Int
  package let textCount: Int

  static let unit = 8
  static let headerSize = 8
  static let numberSize = 4
  private static let kindShift: UInt64 = 62
  private static let lengthMask: UInt64 = 0x3FFF_FFFF
  /// How long a key or a text can be.
  static let greatestLength = Int(lengthMask)

  /// Reads a header.
  @inline(__always)
  init(header: UInt64, place: Int) {
    switch header >> Self.kindShift {
    case Kind.plain.rawValue: kind = .plain
    case Kind.format.rawValue: kind = .format
    case Kind.variants.rawValue: kind = .variants
    default: kind = .literal
    }
    self.place = place
    keyCount = Int(truncatingIfNeeded: header & 0xFFFF_FFFF)
    textCount = Int(truncatingIfNeeded: header >> 32 & Self.lengthMask)
  }

  static func header(_ kind: Kind, keyCount: Int, textCount: Int) -> UInt64 {
    kind.rawValue << kindShift | (UInt64(textCount) & lengthMask) << 32 | UInt64(keyCount) & 0xFFFF_FFFF
  }

  /// Whether it is a message that chooses.
  package var isVariants: Bool { if case .variants = kind { true } else { false } }

  @inline(__always)
  var key: Range<Int> {
    let start = place &* Self.unit &+ Self.headerSize
    return Range(uncheckedBounds: (start, start &+ keyCount))
  }
  @inline(__always)
  var text: Range<Int> {
    let start = key.upperBound
    return Range(uncheckedBounds: (start, start &+ textCount))
  }

  /// Behind the NUL byte that ends the text, as it does in a string literal.
  @inline(__always)
  private var textEnd: Int { text.upperBound &+ 1 }

  @inline(__always)
  var hasNumber: Bool {
    switch kind {
    case .format, .variants: true
    case .plain, .literal: false
    }
  }
  /// Where the number of the message stands, where there is one.
  @inline(__always)
  var number: Int { Self.aligned(textEnd, to: Self.numberSize) }

  /// Where the record ends, without what fills it up. Two lengths below 2³² and a place below 2³² make no overflow.
  @inline(__always)
  var end: Int { hasNumber ? number &+ Self.numberSize : textEnd }
  /// Where the next record begins.
  var next: Int { Self.aligned(end, to: Self.unit) / Self.unit }

  @inline(__always)
  static func aligned(_ offset: Int, to unit: Int) -> Int { (offset &+ unit &- 1) / unit * unit }
}
