import DragomanFormats

/// Reads the messages of compiled catalogs: whatever the bytes are, the result is a message that can be shown, or an error.
///
/// - Complexity: Linear in the bytes. The depth and the size of what is made are limited as when it was compiled.
struct MessageReader {
  private var reader: ByteReader
  private var parts = 0
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) { reader = ByteReader(Array(bytes)) }

  /// What an entry says on a device; nil where it says nothing there.
  static func message(_ bytes: [UInt8], _ variation: DeviceVariation) throws(DamagedBytes) -> Message? {
    var reader = ByteReader(bytes)
    let choice = try reader.elements { reader throws(DamagedBytes) in try reader.integer() }
    let messages = try reader.elements { reader throws(DamagedBytes) in try reader.content() }
    guard choice.isEmpty || choice.indices.contains(variation.index) else { throw DamagedBytes() }
    let number = choice.isEmpty ? 1 : choice[variation.index]
    guard number != 0 else { return nil }
    guard number > 0, number <= messages.count else { throw DamagedBytes() }
    var message = Self(messages[number - 1])
    return try message.message()
  }

  private mutating func message() throws(DamagedBytes) -> Message {
    switch try reader.byte() {
    case MessageCode.Message.plain: Message(verbatim: try reader.text())
    case MessageCode.Message.format: Message(try reader.text())
    case MessageCode.Message.variants: Message(try variants())
    default: throw DamagedBytes()
    }
  }

  private mutating func variants() throws(DamagedBytes) -> VariantMessage {
    let positions = try reader.elements { reader throws(DamagedBytes) in
      (try reader.text(), Set(try reader.elements { reader throws(DamagedBytes) in try reader.argument() }))
    }
    return VariantMessage(root: try node(), positions: Dictionary(positions) { $1 })
  }

  private mutating func node() throws(DamagedBytes) -> MessageNode {
    depth += 1
    defer { depth -= 1 }
    // One more than is counted when it is compiled: a text in the innermost choice.
    guard depth <= VariantLimits.depth + 1 else { throw DamagedBytes() }
    switch try reader.byte() {
    case MessageCode.Node.pattern: return .pattern(try pattern())
    case MessageCode.Node.choice: return .choice(try choice())
    default: throw DamagedBytes()
    }
  }

  /// How many parts follow.
  private mutating func count() throws(DamagedBytes) -> Int {
    let count = try reader.count()
    parts += count
    guard parts <= VariantLimits.parts else { throw DamagedBytes() }
    return count
  }
}

// MARK: - Choices

extension MessageReader {
  private mutating func choice() throws(DamagedBytes) -> MessageChoice {
    let selector = try selector()
    var variants: [MessageVariant] = []
    for _ in 0..<(try count()) { variants.append(MessageVariant(key: try key(), node: try node())) }
    guard !variants.isEmpty else { throw DamagedBytes() }
    return MessageChoice(selector: selector, variants: variants)
  }

  private mutating func selector() throws(DamagedBytes) -> MessageSelector {
    switch try reader.byte() {
    case MessageCode.Selector.plural: .plural(try operand(), shown: nil)
    case MessageCode.Selector.shownPlural: .plural(try operand(), shown: try number())
    case MessageCode.Selector.number: .number(try operand())
    case MessageCode.Selector.width: .width
    default: throw DamagedBytes()
    }
  }

  private mutating func number() throws(DamagedBytes) -> NumberPlaceholder {
    NumberPlaceholder(placeholder: try placeholder(), firstArgument: try reader.argument())
  }

  private mutating func operand() throws(DamagedBytes) -> MessageOperand {
    switch try reader.byte() {
    case MessageCode.Operand.position: .position(try reader.argument())
    case MessageCode.Operand.names: .names(try reader.elements { reader throws(DamagedBytes) in try reader.text() })
    default: throw DamagedBytes()
    }
  }

  private mutating func key() throws(DamagedBytes) -> VariantKey {
    let code = try reader.byte()
    if code == MessageCode.Key.number { return .number(try reader.integer()) }
    if code == MessageCode.Key.width { return .width(try reader.integer()) }
    guard let category = MessageCode.category(code) else { throw DamagedBytes() }
    return .category(category)
  }
}

// MARK: - Texts

extension MessageReader {
  private mutating func pattern() throws(DamagedBytes) -> MessagePattern {
    let firstArgument = try reader.argument()
    var pieces: [MessagePiece] = []
    for _ in 0..<(try count()) { pieces.append(try piece()) }
    let faults = try reader.elements { reader throws(DamagedBytes) in try reader.fault() }
    return MessagePattern(pieces: pieces, firstArgument: firstArgument, faults: faults)
  }

  private mutating func piece() throws(DamagedBytes) -> MessagePiece {
    switch try reader.byte() {
    case MessageCode.Piece.text: MessagePiece(literal: try reader.text())
    case MessageCode.Piece.placeholder: .placeholder(try placeholder())
    case MessageCode.Piece.variable: .variable(try node())
    default: throw DamagedBytes()
    }
  }

  private mutating func placeholder() throws(DamagedBytes) -> PrintfPattern.Placeholder {
    let source = try reader.text()
    let running = try reader.argument()
    guard let placeholder = PrintfPattern.Placeholder(source: source, firstRunning: running) else {
      throw DamagedBytes()
    }
    return placeholder
  }
}

extension ByteReader {
  /// The position of an argument. Nobody has so many, and a sum of some of them stays a number.
  fileprivate mutating func argument() throws(DamagedBytes) -> Int { try number(upTo: Int(Int32.max)) }

  fileprivate mutating func fault() throws(DamagedBytes) -> PrintfPattern.Fault {
    let code = try byte()
    guard let fault = MessageCode.fault(code, try text()) else { throw DamagedBytes() }
    return fault
  }
}
