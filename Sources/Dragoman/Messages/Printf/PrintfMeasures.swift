/// The width and the precision of a placeholder, from the arguments where `*` says so.
struct PrintfMeasures {
  private(set) var field: PrintfField
  /// What is wrong with the arguments taken.
  private(set) var faults: [LocalizationIssue.Facts] = []

  /// Nil where a `*` has no argument.
  init?(of placeholder: PrintfPattern.Placeholder, _ arguments: PositionalArguments, from firstArgument: Int) {
    field = PrintfField(flags: placeholder.flags, hasEmptyPrecision: placeholder.precision == .empty)
    guard let width = arguments.number(placeholder.width, from: firstArgument),
      let precision = arguments.number(placeholder.precision, from: firstArgument)
    else { return nil }
    field.width = read(width, of: placeholder) ?? 0
    field.precision = read(precision, of: placeholder).flatMap { $0 < 0 ? nil : $0 }
  }

  private mutating func read(_ number: MeasureSource, of placeholder: PrintfPattern.Placeholder) -> Int? {
    switch number {
    case .nothing: return nil
    case .format(let number): return number
    case .argument(let value):
      if let number = value.measure { return number }
      faults.append(value.fault(asMeasureOf: placeholder))
      return nil
    }
  }
}

/// Where a width or a precision comes from.
private enum MeasureSource {
  case nothing
  case format(Int)
  case argument(MessageValue)
}

extension PositionalArguments {
  fileprivate func number(_ measure: PrintfMeasure?, from firstArgument: Int) -> MeasureSource? {
    switch measure {
    case nil, .empty: .nothing
    case .fixed(let number): .format(number)
    case .argument(let argument): self[argument.index(from: firstArgument)].map(MeasureSource.argument)
    }
  }
}

extension MessageValue {
  /// The value as a width or a precision; nil where it is no number or above the limit.
  fileprivate var measure: Int? {
    guard fits(.integer), let number = wholeNumber, number.magnitude <= UInt128(PrintfMeasure.limit) else { return nil }
    return number.isNegative ? -Int(number.low) : Int(number.low)
  }

  fileprivate func fault(asMeasureOf placeholder: PrintfPattern.Placeholder) -> LocalizationIssue.Facts {
    guard fits(.integer), wholeNumber != nil else {
      return .argumentKind(
        placeholder: placeholder.source, argument: kindName, expected: PrintfConversion.integer.kindName)
    }
    return .format(.measure(placeholder.source))
  }
}
