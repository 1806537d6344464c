import Foundation

extension MessageValue {
  /// A locale whose digits are ASCII.
  static let plainLocale = Locale(identifier: "en_US_POSIX")

  /// A number as `%@` shows it in a locale; nil for what is none. Integers have a writer of their own.
  func number(in locale: Locale, grouping: Bool) -> String? {
    switch kind {
    case .number(let number): number.formatted(.number.grouping(grouping ? .automatic : .never).locale(locale))
    case .decimal(let number): Self.string(number, .number.locale(locale), grouping: grouping)
    case .fixed(let number, let digits):
      Self.string(number, .number.precision(.fractionLength(digits)).locale(locale), grouping: grouping)
    default: nil
    }
  }

  private static func string(_ number: Decimal, _ style: Decimal.FormatStyle, grouping: Bool) -> String {
    number.formatted(grouping ? style : style.grouping(.never))
  }

  /// The number that `%@` shows, in ASCII digits; that of a text which is one. Nil where no number is shown.
  var shownDecimal: DecimalText? {
    switch kind {
    case .integer, .unsigned: wholeNumber.flatMap { DecimalText($0.ascii) }
    case .number, .decimal, .fixed: number(in: Self.plainLocale, grouping: false).flatMap { DecimalText($0) }
    case .text(let text): DecimalText(text)
    case .verbatim(let value): value.shownDecimal
    default: nil
    }
  }

  /// A number as `%f` and its kin show it; nil locale as C does. What is no number is 0.
  func string(_ field: PrintfField, _ letter: PrintfConversion.Letter, in locale: Locale?) -> String {
    if letter == .f || letter == .F, let number = decimalBeyondDouble {
      return Self.string(number, field, in: locale)
    }
    return FloatingPointWriter(locale: locale, field: field).string(floatingPoint ?? 0, letter)
  }

  /// More digits than a binary number has: an amount of money is never rounded on its way.
  private static func string(_ number: Decimal, _ field: PrintfField, in locale: Locale?) -> String {
    let digits = field.precision ?? (field.hasEmptyPrecision ? 0 : 6)
    var style = Decimal.FormatStyle.number.precision(.fractionLength(digits)).locale(locale ?? plainLocale)
    if locale == nil { style = style.grouping(.never) }
    if field.flags.contains(.plus) { style = style.sign(strategy: .always()) }
    return field.padded(number.formatted(style)) { $0.unicodeScalars.count }
  }
}
