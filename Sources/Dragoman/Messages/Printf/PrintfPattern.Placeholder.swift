extension PrintfPattern {
  /// A place in the text that an argument fills.
  package struct Placeholder: Sendable, Hashable {
    package let argument: Argument
    package let conversion: PrintfConversion
    let flags: PrintfFlags
    let width: PrintfMeasure?
    let precision: PrintfMeasure?
    /// As it was written, to be shown when there is no such argument.
    package let source: String

    /// Whether nothing but the conversion itself says how the argument is written.
    var isBare: Bool { flags.isEmpty && width == nil && precision == nil }
  }
}

extension PrintfPattern.Placeholder {
  /// A placeholder written without its percent sign, as a `.stringsdict` names the type of a value: `d`, `ld`, `.1f`;
  /// some write the sign nevertheless. Nil where it is none, or says itself which argument it takes.
  package init?(specifier: String) {
    let pattern = PrintfPattern(parsing: specifier.hasPrefix("%") ? specifier : "%" + specifier)
    guard pattern.pieces.count == 1, let placeholder = pattern.placeholders.first(where: { _ in true }),
      case .running = placeholder.argument
    else { return nil }
    self = placeholder
  }
}
