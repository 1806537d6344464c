/// Takes the width and the precision of a placeholder, from the arguments where `*` says so.
struct PrintfMeasureReader {
  let placeholder: PrintfPattern.Placeholder
  let arguments: [MessageValue]
  let firstArgument: Int

  /// What a placeholder says; nil where a `*` has no argument.
  var field: PrintfField? {
    var field = PrintfField(flags: placeholder.flags)
    guard !placeholder.isBare else { return field }
    guard let width = number(placeholder.width), let precision = number(placeholder.precision) else { return nil }
    field.width = width.value ?? 0
    field.precision = precision.value.flatMap { $0 < 0 ? nil : $0 }
    field.hasEmptyPrecision = placeholder.precision == .empty
    return field
  }

  /// What is wrong with the arguments taken.
  var faults: [LocalizationIssue.Facts] {
    guard placeholder.takesMeasures else { return [] }
    return [placeholder.width, placeholder.precision].compactMap { number($0)?.fault }
  }

  private typealias Number = (value: Int?, fault: LocalizationIssue.Facts?)

  private func number(_ measure: PrintfMeasure?) -> Number? {
    switch measure {
    case nil, .empty: return (nil, nil)
    case .fixed(let number): return (number, nil)
    case .argument(let argument):
      let index = argument.index(from: firstArgument)
      return arguments.indices.contains(index) ? number(arguments[index]) : nil
    }
  }

  private func number(_ value: MessageValue) -> Number {
    guard let number = value.wholeNumber, value.fits(.integer) else {
      return (nil, .argumentKind(placeholder: placeholder.source, argument: value.kindName))
    }
    guard number.magnitude <= UInt64(PrintfMeasure.limit) else { return (nil, .format(.measure(placeholder.source))) }
    return (number.isNegative ? -Int(number.magnitude) : Int(number.magnitude), nil)
  }
}
