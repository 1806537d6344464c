import Foundation

extension MessageValue {
  /// A locale whose digits are ASCII.
  static let plainLocale = Locale(identifier: "en_US_POSIX")

  /// A number as `%@` shows it in a locale; nil for what is none. Integers have a writer of their own.
  func number(in locale: Locale, grouping: Bool) -> String? {
    switch kind {
    case .number(let number): number.formatted(.number.grouping(grouping ? .automatic : .never).locale(locale))
    case .decimal(let number):
      // A decimal number is exact, an amount of money perhaps: all its digits are shown.
      Self.string(number, .number.precision(.fractionLength(0...38)).locale(locale), grouping: grouping)
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
    case .integer, .unsigned, .wide: wholeNumber.flatMap { DecimalText($0.ascii) }
    case .number, .decimal, .fixed: number(in: Self.plainLocale, grouping: false).flatMap { DecimalText($0) }
    case .text(let text): DecimalText(text)
    case .verbatim(let value): value.shownDecimal
    default: nil
    }
  }

  /// Whether it was given as a number.
  var isNumber: Bool {
    switch kind {
    case .integer, .unsigned, .wide, .number, .decimal, .fixed: true
    case .verbatim(let value): value.isNumber
    default: false
    }
  }

  /// Whether it has digits that a binary number may lose.
  var isDecimal: Bool {
    switch kind {
    case .decimal, .fixed, .wide: true
    case .verbatim(let value): value.isDecimal
    default: false
    }
  }

  /// The number that `%f` takes, in the digits that it has: the fewest that make up a binary one. Nil for what is not
  /// finite or no number.
  var decimalText: DecimalText? {
    switch kind {
    case .decimal(let number), .fixed(let number, _): DecimalText("\(number)")
    case .wide: wholeNumber.flatMap { DecimalText($0.ascii) }
    case .verbatim(let value): value.decimalText
    case .text(let text): DecimalText(text)
    default: floatingPoint.flatMap { DecimalText(expanding: "\($0)") }
    }
  }
}
