import DragomanLocaleData

extension MessageShape {
  /// The shape of a text without variants.
  package init(text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "$") }) else {
      self.init()
      return
    }
    let pattern = PrintfPattern(parsing: text)
    self.init(MessagePattern(pattern))
  }

  init(_ message: VariantMessage) {
    self.init(message.root)
    variables = message.positions
  }

  private init(_ node: MessageNode) {
    switch node {
    case .pattern(let pattern): self.init(pattern)
    case .choice(let choice): self.init(choice)
    }
  }

  private init(_ choice: MessageChoice) {
    let sparing = choice.variants.filter(\.key.spares)
    let full = choice.variants.filter { !$0.key.spares }
    self = .choice(among: (full.isEmpty ? sparing : full).map { Self($0.node) })
    if !full.isEmpty {
      // What only they show counts, and what they do not show is not missed.
      for variant in sparing { addWithoutNarrowing(Self(variant.node)) }
    }
    add(choice.selector)
  }

  private mutating func addWithoutNarrowing(_ other: Self) {
    let known = arguments.mapValues(\.isAlwaysShown)
    let knownNames = names
    join(other)
    for argument in arguments.keys { arguments[argument]?.isAlwaysShown = known[argument] ?? false }
    for name in names.keys { names[name] = knownNames[name] ?? false }
  }

  private mutating func add(_ selector: MessageSelector) {
    switch selector {
    case .plural(.position(let position), let shown):
      arguments[position, default: Argument()].selects = true
      if let shown, arguments[position]?.selectingKind == nil {
        arguments[position]?.selectingKind = Kind(shown.placeholder.conversion)
      }
    case .number(.position(let position)): arguments[position, default: Argument()].selects = true
    case .plural(.names(let all), _), .number(.names(let all)):
      for name in all.prefix(1) { names[name] = names[name] ?? true }
    case .width: return
    }
  }

  private init(_ pattern: MessagePattern) {
    self.init()
    faults = Set(pattern.faults)
    for piece in pattern.pieces {
      switch piece {
      case .literal: continue
      case .named(let named, _): for name in named.names { names[name] = true }
      case .placeholder(let placeholder): add(placeholder, firstArgument: pattern.firstArgument)
      case .variable(let node): join(Self(node))
      }
    }
    mixesPositions = mixesPositions || pattern.mixesPositions
  }

  private mutating func add(_ placeholder: PrintfPattern.Placeholder, firstArgument: Int) {
    for measure in placeholder.measures {
      add(.integer, "*", at: measure.index(from: firstArgument))
    }
    add(
      Kind(placeholder.conversion), placeholder.source, at: placeholder.argument.index(from: firstArgument))
  }

  private mutating func add(_ kind: Kind, _ source: String, at position: Int) {
    var argument = arguments[position] ?? Argument()
    argument.kinds.insert(kind)
    if !argument.sources.contains(source) { argument.sources.append(source) }
    argument.isAlwaysShown = true
    arguments[position] = argument
  }
}

extension VariantKey {
  /// Whether the variant may leave its number out: "no files", "one file", "both files".
  fileprivate var spares: Bool {
    switch self {
    case .category(.zero), .category(.one), .category(.two): true
    default: false
    }
  }
}

extension MessagePattern {
  /// A text that refers to no variables.
  fileprivate init(_ pattern: PrintfPattern) {
    let pieces = pattern.pieces.map { piece -> MessagePiece in
      switch piece {
      case .literal(let text): MessagePiece(literal: text)
      case .placeholder(let placeholder): .placeholder(placeholder)
      case .variable(let variable): .literal(variable.source)
      }
    }
    self.init(pieces: pieces, firstArgument: 0, faults: pattern.faults)
  }

  fileprivate var mixesPositions: Bool {
    let arguments = pieces.compactMap {
      if case .placeholder(let placeholder) = $0 { placeholder.argument } else { nil }
    }
    return arguments.contains(where: \.isPosition) && !arguments.allSatisfy(\.isPosition)
  }
}

extension PrintfPattern.Argument {
  fileprivate var isPosition: Bool {
    if case .position = self { true } else { false }
  }
}

extension PrintfPattern.Placeholder {
  /// The arguments that a width or a precision takes.
  fileprivate var measures: [PrintfPattern.Argument] {
    [width, precision].compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }
}
