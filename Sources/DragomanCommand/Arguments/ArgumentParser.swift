internal import DragomanTools

/// Tells options from operands, GNU style: in any order, `--name value` or `--name=value`, `-n value` or `-nvalue`,
/// letters without values joined, and everything behind `--` an operand.
///
/// An option that takes a value takes the next argument whatever it looks like, so `--arg -3` is minus three; and no
/// option's letter is a digit, so `-3` alone is an operand.
struct ArgumentParser {
  private let declaration: SubcommandDeclaration
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var values = ArgumentValues()

  init(_ declaration: SubcommandDeclaration, _ arguments: ArraySlice<String>) {
    self.declaration = declaration
    rest = arguments
  }

  /// The values, or nil where help is asked for.
  mutating func parse() throws(UsageError) -> ArgumentValues? {
    while let argument = rest.popFirst() {
      try take(argument)
      if values.contains(OptionDeclaration.help.spelling) { return nil }
    }
    try checkRequiredOptions()
    try nameOperands()
    return values
  }

  private mutating func take(_ argument: String) throws(UsageError) {
    let bytes = argument.utf8
    if argument == "--" {
      operands += rest
      rest = []
    } else if bytes.starts(with: "--".utf8) {
      try takeLong(argument)
    } else if bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first, !Self.isDigit(second) {
      try takeLetters(argument)
    } else {
      operands.append(argument)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    // By bytes: a value that begins with a combining mark forms one character with the sign before it.
    let sign = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(argument[..<(sign ?? argument.endIndex)])
    guard let option = declaration.allOptions.first(where: { $0.spelling == spelling }) else {
      throw unknown(spelling)
    }
    try take(option, attached: sign.map { String(argument[argument.utf8.index(after: $0)...]) })
  }

  private mutating func takeLetters(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = declaration.allOptions.first(where: { $0.letter == letter }) else {
        throw unknown(letter, in: argument)
      }
      if option.valueName != nil {
        let attached = letters.isEmpty ? nil : String(letters)
        return try take(option, attached: attached)
      }
      values.append("", for: option.spelling)
    }
  }

  private mutating func take(_ option: OptionDeclaration, attached: String?) throws(UsageError) {
    guard option.valueName != nil else {
      if let attached { throw .unwantedValue(attached, of: option.spelling) }
      return values.append("", for: option.spelling)
    }
    guard let value = attached ?? rest.popFirst() else { throw .missingValue(usage: option.usage) }
    values.append(value, for: option.spelling)
  }

  private func checkRequiredOptions() throws(UsageError) {
    for option in declaration.options where option.occurrence == .required && !values.contains(option.spelling) {
      throw .missingOption(option.usage)
    }
  }

  private mutating func nameOperands() throws(UsageError) {
    var remaining = operands[...]
    for operand in declaration.operands {
      switch operand.occurrence {
      case .required:
        guard let argument = remaining.popFirst() else { throw .missingOperand(operand.name) }
        values.append(argument, for: operand.name)
      case .optional:
        if let argument = remaining.popFirst() { values.append(argument, for: operand.name) }
      case .repeatable, .repeatedAtLeastOnce:
        while let argument = remaining.popFirst() { values.append(argument, for: operand.name) }
      }
    }
    if let extra = remaining.first { throw .unexpectedOperand(extra) }
  }

  private func unknown(_ spelling: String) -> UsageError {
    .unknownOption(spelling, suggestion: suggestion(for: spelling))
  }

  /// A long name behind one dash is taken for what it was meant to be.
  private func unknown(_ letter: Character, in argument: String) -> UsageError {
    if let suggestion = suggestion(for: "-\(argument)") { return .unknownOption(argument, suggestion: suggestion) }
    return .unknownOption("-\(letter)", suggestion: nil)
  }

  private func suggestion(for spelling: String) -> String? {
    Suggestion.nearest(to: spelling, in: declaration.allOptions.map(\.spelling))
  }
}

extension SubcommandDeclaration {
  /// The values in a subcommand's arguments, or nil where help is asked for.
  func parse(_ arguments: ArraySlice<String>) throws(UsageError) -> ArgumentValues? {
    var parser = ArgumentParser(self, arguments)
    return try parser.parse()
  }
}
