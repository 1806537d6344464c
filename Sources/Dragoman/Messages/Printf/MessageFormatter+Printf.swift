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
    let measures = PrintfMeasureReader(placeholder: placeholder, arguments: arguments, firstArgument: firstArgument)
    guard arguments.indices.contains(index), let field = measures.field else {
      return missing(placeholder.source, to: &output)
    }
    measures.faults.forEach(context.report)
    let value = arguments[index]
    if !value.fits(placeholder.conversion) { mismatch(value, placeholder) }
    beginArgument(to: &output)
    append(value, as: placeholder.conversion, in: field, to: &output)
    endArgument(to: &output)
  }

  private func mismatch(_ value: MessageValue, _ placeholder: PrintfPattern.Placeholder) {
    context.report(.argumentKind(placeholder: placeholder.source, argument: value.kindName))
  }
}
