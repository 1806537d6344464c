import DragomanFormats
import DragomanLocaleData

/// Writes messages as compiled catalogs have them.
struct MessageWriter {
  private var writer = ByteWriter()

  /// What an entry says on each device; nil where it says nothing there.
  static func bytes(_ messages: [Message?]) -> [UInt8] {
    var distinct: [Message] = []
    let choice = messages.map { message -> Int in
      guard let message else { return 0 }
      if let known = distinct.firstIndex(of: message) { return known + 1 }
      distinct.append(message)
      return distinct.count
    }
    var writer = ByteWriter()
    // What is the same everywhere needs no choice.
    writer.append(Set(choice) == [1] ? [] : choice) { $0.append($1) }
    writer.append(distinct) { $0.append(Self.bytes($1)) }
    return writer.bytes
  }

  private static func bytes(_ message: Message) -> [UInt8] {
    var writer = Self()
    writer.append(message)
    return writer.writer.bytes
  }

  private mutating func append(_ message: Message) {
    if let variants = message.variants {
      writer.append(byte: MessageCode.Message.variants)
      append(variants)
    } else {
      writer.append(byte: message.kind == .plain ? MessageCode.Message.plain : MessageCode.Message.format)
      writer.append(message.text)
    }
  }

  private mutating func append(_ variants: VariantMessage) {
    writer.append(variants.positions.sorted { $0.key < $1.key }) { writer, variable in
      writer.append(variable.key)
      writer.append(variable.value.sorted()) { $0.append($1) }
    }
    append(variants.root)
  }

  private mutating func append(_ node: MessageNode) {
    switch node {
    case .pattern(let pattern):
      writer.append(byte: MessageCode.Node.pattern)
      append(pattern)
    case .choice(let choice):
      writer.append(byte: MessageCode.Node.choice)
      append(choice)
    }
  }
}

// MARK: - Choices

extension MessageWriter {
  private mutating func append(_ choice: MessageChoice) {
    append(choice.selector)
    writer.append(choice.variants.count)
    for variant in choice.variants {
      append(variant.key)
      append(variant.node)
    }
  }

  private mutating func append(_ selector: MessageSelector) {
    switch selector {
    case .plural(let operand, let shown):
      writer.append(byte: shown == nil ? MessageCode.Selector.plural : MessageCode.Selector.shownPlural)
      append(operand)
      guard let shown else { return }
      append(shown.placeholder)
      writer.append(shown.firstArgument)
    case .number(let operand):
      writer.append(byte: MessageCode.Selector.number)
      append(operand)
    case .width: writer.append(byte: MessageCode.Selector.width)
    }
  }

  private mutating func append(_ operand: MessageOperand) {
    switch operand {
    case .position(let position):
      writer.append(byte: MessageCode.Operand.position)
      writer.append(position)
    case .names(let names):
      writer.append(byte: MessageCode.Operand.names)
      writer.append(names) { $0.append($1) }
    }
  }

  private mutating func append(_ key: VariantKey) {
    switch key {
    case .category(let category): writer.append(byte: MessageCode.byte(of: category))
    case .number(let number):
      writer.append(byte: MessageCode.Key.number)
      writer.append(number)
    case .width(let width):
      writer.append(byte: MessageCode.Key.width)
      writer.append(width)
    }
  }
}

// MARK: - Texts

extension MessageWriter {
  private mutating func append(_ pattern: MessagePattern) {
    writer.append(pattern.firstArgument)
    writer.append(pattern.pieces.count)
    for piece in pattern.pieces { append(piece) }
    writer.append(pattern.faults) { $0.append($1) }
  }

  private mutating func append(_ piece: MessagePiece) {
    switch piece {
    // Which of the two it is, the text itself says.
    case .literal(let text), .named(_, let text):
      writer.append(byte: MessageCode.Piece.text)
      writer.append(text)
    case .placeholder(let placeholder):
      writer.append(byte: MessageCode.Piece.placeholder)
      append(placeholder)
    case .variable(let node):
      writer.append(byte: MessageCode.Piece.variable)
      append(node)
    }
  }

  /// As it was written, and where its arguments without a position begin.
  private mutating func append(_ placeholder: PrintfPattern.Placeholder) {
    writer.append(placeholder.source)
    writer.append(placeholder.firstRunning)
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ fault: PrintfPattern.Fault) {
    let (code, source) = MessageCode.parts(of: fault)
    append(byte: code)
    append(source)
  }
}
