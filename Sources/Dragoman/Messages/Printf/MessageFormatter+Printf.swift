extension MessageFormatter {
  /// Writes a printf format with its arguments.
  ///
  /// Each placeholder has the whole list of arguments before it. The first one without a position takes the argument
  /// at `firstArgument`, counted from 0, and later ones go on from there: the variant of a plural begins with the
  /// argument that selected it. A variable stays as it was written; who knows its variants writes it instead.
  func append(
    _ pattern: PrintfPattern, arguments: PositionalArguments, firstArgument: Int = 0, to output: inout some TextOutput
  ) {
    for fault in pattern.faults { context.report(.format(fault)) }
    for piece in pattern.pieces {
      switch piece {
      case .literal(let text): output.append(text)
      case .variable(let variable): output.append(variable.source)
      case .placeholder(let placeholder):
        append(placeholder, arguments: arguments, firstArgument: firstArgument, to: &output)
      }
    }
  }

  /// Writes one placeholder with its argument.
  func append(
    _ placeholder: PrintfPattern.Placeholder, arguments: PositionalArguments, firstArgument: Int,
    to output: inout some TextOutput
  ) {
    guard let value = arguments[placeholder.argument.index(from: firstArgument)] else {
      return missing(placeholder.source, to: &output)
    }
    if placeholder.isBare, placeholder.conversion.showsAsIs(value) { return appendIsolated(value, to: &output) }
    append(value, for: placeholder, arguments: arguments, firstArgument: firstArgument, to: &output)
  }

  private func append(
    _ value: MessageValue, for placeholder: PrintfPattern.Placeholder, arguments: PositionalArguments,
    firstArgument: Int, to output: inout some TextOutput
  ) {
    guard let measures = PrintfMeasures(of: placeholder, arguments, from: firstArgument) else {
      return missing(placeholder.source, to: &output)
    }
    for fault in measures.faults { context.report(fault) }
    if !value.fits(placeholder.conversion) {
      let expected = placeholder.conversion.kindName
      context.report(.argumentKind(placeholder: placeholder.source, argument: value.kindName, expected: expected))
    }
    let start = beginArgument(to: &output)
    append(value, as: placeholder.conversion, in: measures.field, to: &output)
    endArgument(from: start, to: &output)
  }
}

extension PrintfConversion {
  /// Whether a value is shown as `%@` shows it, where nothing else is said: the way of most placeholders.
  fileprivate func showsAsIs(_ value: MessageValue) -> Bool {
    switch (self, value.kind) {
    case (.object, _), (.integer, .integer), (.integer, .unsigned), (.integer, .wide), (.text, .text): true
    default: false
    }
  }
}
