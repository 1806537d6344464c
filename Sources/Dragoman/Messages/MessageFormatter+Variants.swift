/// The arguments of a message with variants.
struct VariantArguments {
  let positional: [MessageValue?]
  /// Nil where the call gave arguments by position.
  let named: [String: MessageValue]?

  /// Arguments by name also stand where the variables of the message have their positions.
  init(_ arguments: MessageReference.Arguments, of message: VariantMessage) {
    switch arguments {
    case .none: (positional, named) = ([], nil)
    case .positional(let values): (positional, named) = (values, nil)
    case .named(let values):
      let count = message.positions.values.max().map { $0 + 1 } ?? 0
      var placed = [MessageValue?](repeating: nil, count: count)
      for (name, position) in message.positions { placed[position] = values[name] }
      (positional, named) = (placed, values)
    }
  }

  subscript(operand: MessageOperand) -> MessageValue? {
    switch operand {
    case .position(let position): positional.indices.contains(position) ? positional[position] : nil
    case .name(let name): named?[name]
    }
  }
}

extension MessageFormatter {
  mutating func append(
    _ message: VariantMessage, arguments: MessageReference.Arguments, to output: inout some TextOutput
  ) {
    append(message.root, VariantArguments(arguments, of: message), to: &output)
  }

  private mutating func append(_ node: MessageNode, _ arguments: VariantArguments, to output: inout some TextOutput) {
    switch node {
    case .pattern(let pattern):
      for piece in pattern.pieces { append(piece, arguments, from: pattern.firstArgument, to: &output) }
    case .choice(let choice):
      if let node = variant(of: choice, arguments) { append(node, arguments, to: &output) }
    }
  }

  private mutating func append(
    _ piece: MessagePiece, _ arguments: VariantArguments, from firstArgument: Int, to output: inout some TextOutput
  ) {
    switch piece {
    case .literal(let text): output.append(text)
    case .placeholder(let placeholder): append(placeholder, arguments.positional, to: &output)
    case .variable(let node): append(node, arguments, to: &output)
    case .named(let pattern, let source):
      guard let named = arguments.named else { return output.append(source) }
      append(pattern, arguments: named, to: &output)
    }
  }

  private func variant(of choice: MessageChoice, _ arguments: VariantArguments) -> MessageNode? {
    switch choice.selector {
    case .width: choice.variant(fitting: resolution.width)
    case .number(let operand): choice.variant(for: value(of: operand, arguments)?.wholeNumber)
    case .plural(let operand, let placeholder):
      pluralVariant(of: choice, value(of: operand, arguments, shownBy: placeholder), shownBy: placeholder)
    }
  }

  /// A number that decides and is missing is an issue, also where no text shows it.
  private func value(
    of operand: MessageOperand, _ arguments: VariantArguments, shownBy placeholder: PrintfPattern.Placeholder? = nil
  ) -> MessageValue? {
    if let value = arguments[operand] { return value }
    context.report(.missingArgument(placeholder: placeholder?.source ?? operand.source))
    return nil
  }

  private func pluralVariant(
    of choice: MessageChoice, _ value: MessageValue?, shownBy placeholder: PrintfPattern.Placeholder?
  ) -> MessageNode? {
    guard let number = value?.pluralOperands(shownBy: placeholder) else {
      return choice.variant(for: nil, isZero: false)
    }
    return choice.variant(for: context.setting.plurals.category(of: number), isZero: number.isZero)
  }
}

extension MessageOperand {
  /// As a placeholder for it would be written.
  fileprivate var source: String {
    switch self {
    case .position(let position): "%\(position + 1)$@"
    case .name(let name): "$(\(name))"
    }
  }
}
