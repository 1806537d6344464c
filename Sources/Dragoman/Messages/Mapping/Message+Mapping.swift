// What a mapping makes of messages.

extension Message {
  func mapped(by mapping: TextMapping) -> Message {
    guard let variants else { return Message(mapping(text)) }
    return Message(VariantMessage(root: variants.root.mapped(by: mapping), positions: variants.positions))
  }
}

extension MessageNode {
  fileprivate func mapped(by mapping: TextMapping) -> MessageNode {
    switch self {
    case .pattern(let pattern): .pattern(pattern.mapped(by: mapping).wrapped(by: mapping))
    case .choice(let choice): .choice(choice.mapped { $0.mapped(by: mapping) })
    }
  }

  /// Of a variable, which is a part of a text: nothing stands around it.
  fileprivate func mappedInside(by mapping: TextMapping) -> MessageNode {
    switch self {
    case .pattern(let pattern): .pattern(pattern.mapped(by: mapping))
    case .choice(let choice): .choice(choice.mapped { $0.mappedInside(by: mapping) })
    }
  }
}

extension MessageChoice {
  fileprivate func mapped(_ node: (MessageNode) -> MessageNode) -> MessageChoice {
    MessageChoice(selector: selector, variants: variants.map { MessageVariant(key: $0.key, node: node($0.node)) })
  }
}

extension MessagePattern {
  fileprivate func mapped(by mapping: TextMapping) -> MessagePattern {
    let pieces = pieces.map { piece -> MessagePiece in
      switch piece {
      case .literal(let text): .literal(mapping.literal(text))
      case .placeholder: piece
      case .named(_, let source): MessagePiece(literal: mapping.inside(source))
      case .variable(let node): .variable(node.mappedInside(by: mapping))
      }
    }
    return MessagePattern(pieces: pieces, firstArgument: firstArgument, faults: faults)
  }

  fileprivate func wrapped(by mapping: TextMapping) -> MessagePattern {
    let count = pieces.reduce(0) { $0 + $1.literalCount }
    let (before, after) = mapping.around(count)
    return MessagePattern(
      pieces: [.literal(before)] + pieces + [.literal(after)], firstArgument: firstArgument, faults: faults)
  }
}

extension MessagePiece {
  fileprivate var literalCount: Int {
    switch self {
    case .literal(let text), .named(_, let text): text.count
    case .placeholder, .variable: 0
    }
  }
}
