import Foundation

/// Writes binary numbers by Foundation, from a format made here, so that it gets an argument of exactly its type.
struct FloatingPointWriter {
  /// The locale whose digits and separators are used; nil writes as C does.
  let locale: Locale?
  let field: PrintfField

  func string(_ number: Double, _ letter: PrintfConversion.Letter) -> String {
    // Hexadecimal digits are for machines: no language has its own.
    guard let locale, !letter.isHexadecimal else {
      return String(format: Self.format(field.withLeftForNegativeWidth, letter), arguments: [number])
    }
    return String(format: Self.format(field, letter), locale: locale, arguments: [number])
  }

  private static func format(_ field: PrintfField, _ letter: PrintfConversion.Letter) -> String {
    var format = "%"
    for (flag, sign) in signs where field.flags.contains(flag) { format += sign }
    if field.width > 0 { format += "\(field.width)" }
    if let precision = field.precision ?? (field.hasEmptyPrecision ? 0 : nil) { format += ".\(precision)" }
    return format + letter.rawValue
  }

  private static let signs: [(PrintfFlags, String)] = [
    (.left, "-"), (.plus, "+"), (.alternate, "#"), (.zero, "0"), (.space, " "),
  ]
}
