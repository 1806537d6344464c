extension LocalizedIntegerWriter {
  /// A number with the flags, width and precision of a placeholder, as Foundation's `%d` with a locale has it: the
  /// space is no flag there, and a negative width none.
  func string(_ number: WholeNumber, in field: PrintfField) -> String {
    let fillsWithZeros = field.precision != nil || field.flags.contains(.zero)
    let leastDigits = fillsWithZeros ? field.precision ?? field.width : 1
    let text = string(number, minimumDigits: max(leastDigits, 1), showsPlus: field.flags.contains(.plus))
    if field.precision != nil { return field.padded(text) { $0.utf16.count } }
    return fillsWithZeros ? text : field.padded(text) { $0.unicodeScalars.count }
  }
}
