/// The rules for counting: "1 file", "2 files".
enum CardinalRules {
  static let table = FixedWidthTable(languages, keyWidth: 10, valueWidth: 2)

  /// The category of a number by the rules of a number in the table.
  @inline(never)
  static func category(of number: PluralOperands, rules: UInt8) -> PluralCategory {
    select(number, rules: rules)
  }

  /// The same for whole numbers: the rules are inlined a second time, and what they say of fractions, being about
  /// constants, is struck out.
  @inline(never)
  static func category(of integer: UInt64, rules: UInt8) -> PluralCategory {
    select(PluralOperands(integer: integer), rules: rules)
  }
}
