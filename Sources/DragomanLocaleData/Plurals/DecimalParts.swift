/// A number written in ASCII, cut into its parts: `-1.50`, and `1.2c6` in a compact form.
///
/// The syntax is that of CLDR's samples, with a sign: digits, a point with digits, and `c` or `e` with digits.
struct DecimalParts<Bytes: Collection<UInt8>> {
  let integer: Bytes.SubSequence
  private(set) var fraction: Bytes.SubSequence
  private(set) var exponent: Bytes.SubSequence

  /// Cuts a text; nil where it is anything but a number.
  init?(_ bytes: Bytes) {
    var rest = bytes[...]
    _ = Self.skip("-", in: &rest)
    integer = Self.digits(in: &rest)
    guard !integer.isEmpty else { return nil }
    fraction = integer.prefix(0)
    exponent = integer.prefix(0)
    guard readFraction(&rest), readExponent(&rest), rest.isEmpty else { return nil }
  }

  private mutating func readFraction(_ rest: inout Bytes.SubSequence) -> Bool {
    guard Self.skip(".", in: &rest) else { return true }
    fraction = Self.digits(in: &rest)
    return !fraction.isEmpty
  }

  private mutating func readExponent(_ rest: inout Bytes.SubSequence) -> Bool {
    guard Self.skip("c", in: &rest) || Self.skip("e", in: &rest) else { return true }
    exponent = Self.digits(in: &rest)
    return !exponent.isEmpty
  }

  private static func skip(_ sign: Unicode.Scalar, in rest: inout Bytes.SubSequence) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func digits(in rest: inout Bytes.SubSequence) -> Bytes.SubSequence {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }
}
