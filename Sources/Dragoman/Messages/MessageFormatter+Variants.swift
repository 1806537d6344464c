import DragomanLocaleData

/// The arguments of a message with variants.
struct VariantArguments {
  let positional: PositionalArguments
  /// Nil where the call gave arguments by position.
  let named: [String: MessageValue]?

  /// Arguments by name also stand where the variables of the message have their positions.
  init(_ arguments: MessageReference.Arguments, of message: VariantMessage) {
    switch arguments {
    case .none: (positional, named) = (.list([]), nil)
    case .positional(let values): (positional, named) = (.list(values), nil)
    case .named(let values):
      let given = message.positions.flatMap { name, positions in
        values[name].map { value in positions.map { ($0, value) } } ?? []
      }
      (positional, named) = (.placed(Dictionary(given) { $1 }), values)
    }
  }

  subscript(operand: MessageOperand) -> MessageValue? {
    switch operand {
    case .position(let position): positional[position]
    case .names(let names): named.flatMap { number(among: names, in: $0) }
    }
  }
}

extension VariantArguments {
  /// The first of some arguments that is a number, else the first that is there.
  private func number(among names: [String], in values: [String: MessageValue]) -> MessageValue? {
    let given = names.lazy.compactMap { values[$0] }
    return given.first(where: \.isNumber) ?? given.first
  }
}

extension MessageFormatter {
  func append(
    _ message: VariantMessage, arguments: MessageReference.Arguments, to output: inout some TextOutput
  ) {
    append(message.root, VariantArguments(arguments, of: message), to: &output)
  }

  private func append(_ node: MessageNode, _ arguments: VariantArguments, to output: inout some TextOutput) {
    switch node {
    case .pattern(let pattern):
      for fault in pattern.faults { context.report(.format(fault)) }
      for piece in pattern.pieces { append(piece, arguments, from: pattern.firstArgument, to: &output) }
    case .choice(let choice):
      if let node = variant(of: choice, arguments) { append(node, arguments, to: &output) }
    }
  }

  private func append(
    _ piece: MessagePiece, _ arguments: VariantArguments, from firstArgument: Int, to output: inout some TextOutput
  ) {
    switch piece {
    case .literal(let text): output.append(text)
    case .placeholder(let placeholder):
      append(placeholder, arguments: arguments.positional, firstArgument: firstArgument, to: &output)
    case .variable(let node): append(node, arguments, to: &output)
    case .named(let pattern, let source):
      guard let named = arguments.named else {
        for name in pattern.names { context.report(.missingArgument(placeholder: "$(\(name))")) }
        return output.append(pattern.unescaped ?? source)
      }
      append(pattern, arguments: named, to: &output)
    }
  }

  private func variant(of choice: MessageChoice, _ arguments: VariantArguments) -> MessageNode? {
    switch choice.selector {
    case .width: choice.variant(fitting: context.style.width)
    case .number(let operand): choice.variant(for: value(of: operand, arguments)?.wholeNumber.flatMap(Int.init))
    case .plural(let operand, let shown):
      pluralVariant(
        of: choice, value(of: operand, arguments, shown).flatMap { operands(of: $0, shown, arguments) })
    }
  }

  /// A number that decides and is missing is an issue, also where no text shows it.
  private func value(
    of operand: MessageOperand, _ arguments: VariantArguments, _ shown: NumberPlaceholder? = nil
  ) -> MessageValue? {
    if let value = arguments[operand] { return value }
    context.report(.missingArgument(placeholder: shown?.placeholder.source ?? operand.source))
    return nil
  }

  private func pluralVariant(of choice: MessageChoice, _ number: PluralOperands?) -> MessageNode? {
    guard let number else { return choice.variant(for: nil, isZero: false) }
    return choice.variant(for: context.setting.plurals.category(of: number), isZero: number.isZero)
  }

  /// What plural rules are told of a number: the digits that are shown of it, or else its own.
  private func operands(
    of value: MessageValue, _ shown: NumberPlaceholder?, _ arguments: VariantArguments
  ) -> PluralOperands? {
    // The usual case, without a text in between.
    if case .integer(let number) = value.kind, shown?.placeholder.showsWholeNumber != false {
      return PluralOperands(number)
    }
    guard let shown else { return (value.shownDecimal?.text).flatMap(PluralOperands.init(shown:)) }
    let decimal = shown.placeholder.decimal(of: arguments.positional, firstArgument: shown.firstArgument)
    return decimal.flatMap(PluralOperands.init(shown:))
  }
}

extension PrintfPattern.Placeholder {
  /// Whether an integer is shown with its own digits.
  var showsWholeNumber: Bool {
    if case .floatingPoint = conversion { false } else { true }
  }
}

extension PluralOperands {
  fileprivate var isZero: Bool { i == 0 && t == 0 }
}

extension Int {
  fileprivate init?(_ number: WholeNumber) {
    guard !number.isNegative else { return nil }
    self.init(exactly: number.magnitude)
  }
}

extension MessageOperand {
  /// As a placeholder for it would be written.
  fileprivate var source: String {
    switch self {
    case .position(let position): "%\(position + 1)$@"
    case .names(let names): "$(\(names.first ?? ""))"
    }
  }
}
