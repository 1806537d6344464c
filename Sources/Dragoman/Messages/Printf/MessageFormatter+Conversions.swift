extension MessageFormatter {
  /// Writes a value as a conversion asks for it; one that it cannot be made into is written as `%@` would, so that a
  /// person sees it.
  func append(
    _ value: MessageValue, as conversion: PrintfConversion, in field: PrintfField, to output: inout some TextOutput
  ) {
    if conversion == .object { return append(value, to: &output) }
    if let text = string(value, as: conversion, in: field) { return output.append(text) }
    append(value, as: conversion == .text ? field : PrintfField(flags: field.flags, width: field.width), to: &output)
  }

  private func string(_ value: MessageValue, as conversion: PrintfConversion, in field: PrintfField) -> String? {
    switch conversion {
    case .object, .text: nil
    case .integer: value.wholeNumber.map { integer($0, in: field, isPlain: isPlain(value)) }
    case .hexadecimal(let isUppercase):
      value.wholeNumber.map { PlainNumberWriter(field).hexadecimal($0, isUppercase: isUppercase) }
    case .octal: value.wholeNumber.map { PlainNumberWriter(field).octal($0) }
    case .floatingPoint(let letter):
      value.floatingPoint.map { floatingPoint($0, of: value, letter, in: field) }
    case .character(let isWide): character(of: value, isWide: isWide, in: field)
    }
  }

  private func integer(_ number: WholeNumber, in field: PrintfField, isPlain: Bool) -> String {
    if isPlain { return PlainNumberWriter(field).decimal(number) }
    return LocalizedIntegerWriter(symbols: numberSymbols).string(number, in: field)
  }

  private func floatingPoint(
    _ number: Double, of value: MessageValue, _ letter: PrintfConversion.Letter, in field: PrintfField
  ) -> String {
    let isPlain = isPlain(value)
    // A decimal number is never made a binary one on its way: it may be an amount of money.
    if letter.isFixed, value.isDecimal || !isPlain && hasOwnWriter(number, field), let decimal = value.decimalText {
      return isPlain ? PlainNumberWriter(field).decimal(decimal) : localized(decimal, in: field)
    }
    return FloatingPointWriter(locale: isPlain ? nil : numberLocale, field: field).string(number, letter)
  }

  private func localized(_ number: DecimalText, in field: PrintfField) -> String {
    let rounded = number.rounded(toFractionDigits: field.fractionDigits)
    return LocalizedDecimalWriter(symbols: numberSymbols).string(rounded, in: field)
  }

  /// With more than 15 fraction digits Foundation rounds the whole to 15 digits, and a negative zero with a plus sign
  /// gets both signs: what it makes of those is left to it.
  private func hasOwnWriter(_ number: Double, _ field: PrintfField) -> Bool {
    field.fractionDigits <= FixedDecimal.mostFractionDigits && !(number == 0 && field.flags.contains(.plus))
  }

  /// A number's character, or a text's first one.
  private func character(of value: MessageValue, isWide: Bool, in field: PrintfField) -> String? {
    let field = field.withLeftForNegativeWidth
    switch value.kind {
    case .integer, .unsigned, .wide:
      let text = String(Character(value.character ?? "\u{fffd}"))
      if isWide { return text }
      // In C, the character 0 ends what is written.
      return String(field.padded(text) { _ in 1 }.prefix { $0 != "\0" })
    case .text(let text): return field.padded(String(text.prefix(1))) { $0.count }
    default: return nil
    }
  }

  /// A text in its width, cut to its precision.
  private func append<Output: TextOutput>(
    _ value: MessageValue, as field: PrintfField, to output: inout Output
  ) {
    guard field.width > 0 || field.precision != nil else { return append(value, to: &output) }
    if Output.keepsAttributes {
      output.append(field.fitted(attributedString(value)))
    } else {
      output.append(field.fitted(string(value)))
    }
  }
}
