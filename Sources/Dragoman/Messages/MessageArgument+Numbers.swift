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

  /// A decimal number that is shown with just so many fraction digits; see
  /// ``MessageValue/number(_:fractionDigits:)``.
  public static func number(_ value: Decimal, fractionDigits: Int) -> Self {
    MessageValue.number(value, fractionDigits: fractionDigits)
  }
}
