/// Writes decimal numbers as C does, in ASCII digits without grouping.
struct PlainNumberWriter {
  private let field: PrintfField

  init(_ field: PrintfField) { self.field = field.withLeftForNegativeWidth }

  func decimal(_ number: WholeNumber) -> String {
    // Unlike C, a zero with the precision 0 is a zero: no argument is shown as nothing.
    assemble(sign(isNegative: number.isNegative), number.asciiMagnitude, leastDigits: max(precision ?? 1, 1))
  }

  /// A decimal fraction, which C does not have, as C writes a binary one.
  func decimal(_ number: DecimalText) -> String {
    let rounded = number.rounded(toFractionDigits: field.fractionDigits)
    let digits = rounded.integer + (rounded.fraction.isEmpty ? "" : ".") + rounded.fraction
    let sign = sign(isNegative: number.isNegative)
    return assemble(sign, String(digits), leastDigits: 1, fillsWithZeros: field.flags.contains(.zero))
  }

  func hexadecimal(_ number: WholeNumber, isUppercase: Bool) -> String {
    let digits = number.isZero ? "" : number.digits(radix: 16, isUppercase: isUppercase)
    let prefix = field.flags.contains(.alternate) && !number.isZero ? (isUppercase ? "0X" : "0x") : ""
    return assemble(prefix, digits, leastDigits: precision ?? 1)
  }

  /// A zero has no digits of its own: how many are written is for the precision to say.
  func octal(_ number: WholeNumber) -> String {
    let digits = number.isZero ? "" : number.digits(radix: 8)
    let leadingZero = field.flags.contains(.alternate) ? digits.utf8.count + 1 : 0
    return assemble("", digits, leastDigits: max(precision ?? 1, number.isZero ? min(leadingZero, 1) : leadingZero))
  }

  private var precision: Int? { field.precision ?? (field.hasEmptyPrecision ? 0 : nil) }

  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    if field.flags.contains(.plus) { return "+" }
    return field.flags.contains(.space) ? " " : ""
  }

  private func assemble(_ prefix: String, _ digits: String, leastDigits: Int) -> String {
    // A precision says how many digits there are; zeros up to the width would be more.
    let fillsWithZeros = field.flags.contains(.zero) && precision == nil
    return assemble(prefix, digits, leastDigits: leastDigits, fillsWithZeros: fillsWithZeros)
  }

  private func assemble(_ prefix: String, _ digits: String, leastDigits: Int, fillsWithZeros: Bool) -> String {
    let least = fillsWithZeros ? max(leastDigits, field.width - prefix.utf8.count) : leastDigits
    let zeros = String(repeating: "0", count: max(least - digits.utf8.count, 0))
    return field.padded(prefix + zeros + digits) { $0.utf8.count }
  }
}
