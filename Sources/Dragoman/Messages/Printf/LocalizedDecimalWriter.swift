/// Writes numbers with a fraction in the digits, grouping and separators of a locale.
///
/// The rules are those of Foundation's `%f` with a locale: the flag `0` fills with spaces behind the sign, and the width
/// counts Unicode scalars. It is more than ten times as fast.
struct LocalizedDecimalWriter {
  let symbols: NumberSymbols

  func string(_ number: DecimalText, in field: PrintfField) -> String {
    let sign = number.isNegative ? symbols.minus : field.flags.contains(.plus) ? symbols.plus : .init()
    var digits: [UInt8] = []
    append(integer: number.integer, to: &digits)
    if !number.fraction.isEmpty {
      digits += symbols.decimalSeparator
      append(number.fraction, to: &digits)
    }
    let text = String(decoding: digits, as: UTF8.self)
    let prefix = String(decoding: sign.prefix, as: UTF8.self)
    let suffix = String(decoding: sign.suffix, as: UTF8.self)
    guard field.flags.contains(.zero) else { return field.padded(prefix + text + suffix) { $0.unicodeScalars.count } }
    return prefix + field.padded(text) { $0.unicodeScalars.count + sign.scalarCount } + suffix
  }

  private func append(integer: Substring, to text: inout [UInt8]) {
    var untilEnd = integer.utf8.count
    let hasGroups = symbols.separatorCount(digits: untilEnd) > 0
    for digit in integer.utf8 {
      append(digit, to: &text)
      untilEnd -= 1
      if hasGroups, symbols.isGroupEnd(untilEnd) { text += symbols.separator }
    }
  }

  private func append(_ digits: Substring, to text: inout [UInt8]) {
    for digit in digits.utf8 { append(digit, to: &text) }
  }

  private func append(_ digit: UInt8, to text: inout [UInt8]) {
    let start = Int(digit &- UInt8(ascii: "0")) * symbols.digitWidth
    guard start + symbols.digitWidth <= symbols.digits.count else { return }
    text += symbols.digits[start..<(start + symbols.digitWidth)]
  }
}
