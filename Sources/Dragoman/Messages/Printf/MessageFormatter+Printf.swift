extension MessageFormatter {
  /// Writes a printf format with its arguments.
  ///
  /// Each placeholder has the whole list of arguments before it. The first one without a position takes the argument
  /// at `firstArgument`, counted from 0, and later ones go on from there: the variant of a plural begins with the
  /// argument that selected it. A variable stays as it was written; who knows its variants writes it instead.
  mutating func append(
    _ pattern: PrintfPattern, arguments: [MessageValue], firstArgument: Int = 0, to output: inout some TextOutput
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
  mutating func append(
    _ placeholder: PrintfPattern.Placeholder, arguments: [MessageValue], firstArgument: Int,
    to output: inout some TextOutput
  ) {
    let index = placeholder.argument.index(from: firstArgument)
    guard arguments.indices.contains(index) else { return missing(placeholder.source, to: &output) }
    if placeholder.isBare, placeholder.conversion.showsAsIs(arguments[index]) {
      return appendIsolated(arguments[index], to: &output)
    }
    append(arguments[index], for: placeholder, arguments: arguments, firstArgument: firstArgument, to: &output)
  }

  private mutating func append(
    _ value: MessageValue, for placeholder: PrintfPattern.Placeholder, arguments: [MessageValue], firstArgument: Int,
    to output: inout some TextOutput
  ) {
    let measures = PrintfMeasureReader(placeholder: placeholder, arguments: arguments, firstArgument: firstArgument)
    guard let field = measures.field else { return missing(placeholder.source, to: &output) }
    for fault in measures.faults { context.report(fault) }
    if !value.fits(placeholder.conversion) {
      context.report(.argumentKind(placeholder: placeholder.source, argument: value.kindName))
    }
    beginArgument(to: &output)
    append(value, as: placeholder.conversion, in: field, to: &output)
    endArgument(to: &output)
  }
}

extension PrintfConversion {
  /// Whether a value is shown as `%@` shows it, where nothing else is said: the way of most placeholders.
  fileprivate func showsAsIs(_ value: MessageValue) -> Bool {
    switch (self, value.kind) {
    case (.object, _), (.integer, .integer), (.integer, .unsigned), (.text, .text): true
    default: false
    }
  }
}
