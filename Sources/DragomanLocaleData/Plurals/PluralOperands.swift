/// What plural rules know of a number: its absolute value as it is shown (UTS #35, "Plural Operand Meanings").
///
/// The names are those of the rules. The operand n, the absolute value, is ``i`` where ``isWhole`` holds; no rule is
/// about any other n.
package struct PluralOperands: Hashable, Sendable {
  /// The integer digits.
  package let i: UInt64
  /// The number of visible fraction digits.
  package let v: UInt64
  /// The number of visible fraction digits without trailing zeros.
  package let w: UInt64
  /// The visible fraction digits.
  package let f: UInt64
  /// The visible fraction digits without trailing zeros.
  package let t: UInt64
  /// The exponent of ten of a compact form: 6 for "1.2 million".
  package let c: UInt64

  /// The former name of ``c``, which the rules still use.
  package var e: UInt64 { c }

  /// Whether the value is a whole number, however many zeros are shown behind the point.
  package var isWhole: Bool { t == 0 }
}

extension PluralOperands {
  /// A whole number that is shown without fraction digits.
  @inline(__always)
  init(integer: UInt64) {
    self.init(i: integer, v: 0, w: 0, f: 0, t: 0, c: 0)
  }

  /// A whole number of any width that is shown without fraction digits.
  package init<Number: BinaryInteger>(_ number: Number) {
    let magnitude = number.magnitude
    // What fits no 64 bits is above the bound, so that the bound fits the number's own type.
    self.init(
      integer: UInt64(exactly: magnitude)
        ?? TrailingDigits.bound + UInt64(truncatingIfNeeded: magnitude % Number.Magnitude(TrailingDigits.bound)))
  }
}
