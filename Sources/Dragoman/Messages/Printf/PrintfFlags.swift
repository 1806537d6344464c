/// The flags of a placeholder. The flag `'` is read and says nothing: numbers are grouped as the language does it.
struct PrintfFlags: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// `-`: at the left of its width.
  static let left = Self(rawValue: 1)
  /// `+`: a plus sign before what is not negative.
  static let plus = Self(rawValue: 2)
  /// `#`: `0x` before hexadecimal digits, `0` before octal ones.
  static let alternate = Self(rawValue: 4)
  /// `0`: zeros up to the width.
  static let zero = Self(rawValue: 8)
  /// A space where a plus sign would stand.
  static let space = Self(rawValue: 16)

  /// Adds the flag of a character; false where it is none. `-` beats `0`, and `+` beats the space.
  mutating func read(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"): insert(.left)
    case UInt8(ascii: "+"): insert(.plus)
    case UInt8(ascii: "#"): insert(.alternate)
    case UInt8(ascii: "0"): insert(.zero)
    case UInt8(ascii: " "): insert(.space)
    case UInt8(ascii: "'"): break
    default: return false
    }
    if contains(.left) { remove(.zero) }
    if contains(.plus) { remove(.space) }
    return true
  }
}
