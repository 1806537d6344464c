// What the choice among plural variants needs to know of a format.

extension PrintfPattern {
  /// The variables that it refers to.
  package var variableNames: [String] {
    pieces.compactMap { if case .variable(let variable) = $0 { variable.name } else { nil } }
  }
}

extension PrintfPattern.Placeholder {
  /// The number that this placeholder shows of its argument, as ``decimal(shownOf:precision:)`` has it, with a precision
  /// from the arguments where it is `*`.
  func decimal(of arguments: PositionalArguments, firstArgument: Int = 0) -> String? {
    guard let value = arguments[argument.index(from: firstArgument)] else { return nil }
    guard case .argument(let argument) = precision else { return decimal(shownOf: value) }
    let precision = arguments[argument.index(from: firstArgument)]?.wholeNumber?.precision
    return decimal(shownOf: value, precision: precision)
  }

  /// The number that this placeholder shows of a value, in ASCII digits: of 1 `%.1f` shows `1.0`, of 2.5 `%d` shows
  /// `2`, and an exponent is written out. A text that is a number gives it; nil where no number is shown.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - precision: The precision, where it is an argument itself.
  package func decimal(shownOf value: MessageValue, precision: Int? = nil) -> String? {
    switch conversion {
    case .object, .character, .text: value.shownDecimal?.text
    case .integer, .hexadecimal, .octal: value.wholeNumber?.ascii
    case .floatingPoint(let letter): decimal(shownOf: value, letter, precision)
    }
  }

  private func decimal(
    shownOf value: MessageValue, _ letter: PrintfConversion.Letter, _ precision: Int?
  ) -> String? {
    guard let decimal = value.decimalText, let number = value.floatingPoint else { return nil }
    if letter.isHexadecimal { return decimal.text }
    let field = PrintfField(precision: self.precision.fixed ?? precision, hasEmptyPrecision: self.precision == .empty)
    if letter.isFixed { return decimal.rounded(toFractionDigits: field.fractionDigits).text }
    let written = FloatingPointWriter(locale: MessageValue.plainLocale, field: field).string(number, letter)
    return DecimalText(expanding: written.filter { $0 != "," })?.text
  }
}

extension PrintfMeasure? {
  /// The number in the format itself.
  fileprivate var fixed: Int? {
    if case .fixed(let number) = self { number } else { nil }
  }
}

extension WholeNumber {
  /// As the precision of a placeholder; a negative one is none, and one above the limit too.
  var precision: Int? {
    isNegative || magnitude > UInt128(PrintfMeasure.limit) ? nil : Int(low)
  }
}
