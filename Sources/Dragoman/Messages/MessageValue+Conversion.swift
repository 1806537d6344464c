import Foundation

extension MessageValue {
  /// The value as a whole number, as `%d` takes it: a number without its fraction, a text's number, 1 for a truth; nil
  /// where there is none of 128 bits, nor a binary one of 64: the digits that those have beyond are not theirs.
  var wholeNumber: WholeNumber? {
    switch kind {
    case .integer(let number): WholeNumber(number)
    case .unsigned(let number): WholeNumber(number)
    case .wide(let isNegative, let magnitude): WholeNumber(isNegative: isNegative, magnitude: magnitude)
    case .boolean(let truth): WholeNumber(truth ? 1 : 0 as UInt64)
    case .number(let number): Self.wholeNumber(number.rounded(.towardZero))
    case .decimal(let number), .fixed(let number, _): DecimalText("\(number)")?.wholeNumber
    case .text(let text): DecimalText(text)?.wholeNumber
    case .verbatim(let value): value.wholeNumber
    default: nil
    }
  }

  private static func wholeNumber(_ number: Double) -> WholeNumber? {
    Int64(exactly: number).map { WholeNumber($0) } ?? UInt64(exactly: number).map { WholeNumber($0) }
  }

  /// The value as a binary number, as `%f` takes it; nil where there is none.
  var floatingPoint: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .wide(let isNegative, let magnitude): isNegative ? -Double(magnitude) : Double(magnitude)
    case .boolean(let truth): truth ? 1 : 0
    case .number(let number): number
    case .decimal(let number), .fixed(let number, _): Double("\(number)")
    case .text(let text): DecimalText(text).flatMap { Double($0.text) }
    case .verbatim(let value): value.floatingPoint
    default: nil
    }
  }
}

extension MessageValue {
  /// Whether the value is of the kind that a conversion asks for, so that nothing need be reported.
  func fits(_ conversion: PrintfConversion) -> Bool {
    switch (conversion, plainKind) {
    case (.object, _), (.integer, .integer), (.integer, .unsigned), (.integer, .wide): true
    case (.octal, .unsigned), (.hexadecimal, .unsigned): true
    case (.octal, .wide(let isNegative, _)), (.hexadecimal, .wide(let isNegative, _)): !isNegative
    case (.octal, .integer(let number)), (.hexadecimal, .integer(let number)): number >= 0
    case (.floatingPoint, .number), (.floatingPoint, .decimal), (.floatingPoint, .fixed): true
    case (.character, .integer), (.character, .unsigned): character != nil
    case (.text, .text), (.text, .localized), (.text, .attributed), (.text, .formatted): true
    default: false
    }
  }

  /// The kind of what is shown, however it is shown.
  private var plainKind: Kind {
    if case .verbatim(let value) = kind { value.plainKind } else { kind }
  }

  /// The character of a number, as `%c` takes it.
  var character: Unicode.Scalar? {
    guard let number = wholeNumber, !number.isNegative, let code = UInt32(exactly: number.magnitude) else { return nil }
    return Unicode.Scalar(code)
  }

  /// What an issue calls it.
  var kindName: String {
    switch kind {
    case .integer(let number): number < 0 ? "a negative integer" : "an integer"
    case .wide(let isNegative, _): isNegative ? "a negative integer" : "an integer"
    case .unsigned: "an integer"
    case .number, .decimal, .fixed: "a number"
    case .boolean: "a truth value"
    case .text: "a text"
    case .date: "a date"
    case .list: "a list"
    case .localized, .attributed: "a text"
    case .formatted: "a formatted value"
    case .verbatim(let value): value.kindName
    case .missing: "no value"
    }
  }
}

extension PrintfConversion {
  /// What an issue calls the kind that it asks for.
  var kindName: String {
    switch self {
    case .object: "any value"
    case .integer: "an integer"
    case .hexadecimal, .octal: "an integer that is not negative"
    case .floatingPoint: "a floating-point number"
    case .character: "the number of a character"
    case .text: "a text"
    }
  }
}
