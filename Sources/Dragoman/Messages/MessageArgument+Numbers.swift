public import Foundation

extension MessageArgument where Self == MessageValue {
  /// A whole number in ASCII digits without grouping, whatever the language: `.verbatim(2024)` for a year or an
  /// identifier.
  public static func verbatim(_ value: some BinaryInteger) -> Self {
    MessageValue(.verbatim(.integer(value)))
  }

  /// A binary number in ASCII digits without grouping, whatever the language.
  public static func verbatim(_ value: Double) -> Self { MessageValue(.verbatim(.number(value))) }

  /// A decimal number in ASCII digits without grouping, whatever the language.
  public static func verbatim(_ value: Decimal) -> Self { MessageValue(.verbatim(.number(value))) }

  /// A decimal number that is shown with just so many fraction digits, rounded half to even: 2.5 with two of them is
  /// `2.50`, for the choice of a plural too.
  ///
  /// Less than none is none, and more than 128 are 128, which no `Decimal` exceeds.
  public static func number(_ value: Decimal, fractionDigits: Int) -> Self {
    MessageValue(.fixed(value, fractionDigits: min(max(fractionDigits, 0), 128)))
  }
}
