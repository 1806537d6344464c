import DragomanLocaleData

/// Lays a message out; see ``FlatMessage``.
struct FlatMessageBuilder {
  /// Why a message cannot be laid out is of no interest: there is the general way.
  struct NotFlat: Error {}

  /// A pattern that has been laid out, with the most that it can show.
  struct Pattern {
    let start: Int32
    let literalCount: Int
    let argumentCount: Int
  }

  /// The steps of a pattern that is being laid out; those of the variants in it have their places before.
  fileprivate struct Draft {
    var steps: [FlatMessage.Step] = []
    /// The literal text since the last step.
    var literal: [UInt8] = []
    var literalCount = 0
    var argumentCount = 0
  }

  private(set) var literals: [UInt8] = []
  private(set) var steps: [FlatMessage.Step] = []
  private(set) var choices: [FlatMessage.Choice] = []
  /// Those of arguments by name, in the order in which they come first, which is that of their positions.
  private(set) var names: [String] = []
}

extension FlatMessageBuilder {
  /// Lays out a format, for arguments by position.
  mutating func pattern(_ format: PrintfPattern) throws(NotFlat) -> Pattern {
    guard format.faults.isEmpty else { throw NotFlat() }
    var draft = Draft()
    for piece in format.pieces {
      switch piece {
      case .literal(let text): draft.literal += text.utf8
      case .variable(let variable): draft.literal += variable.source.utf8
      case .placeholder(let placeholder): try add(placeholder, firstArgument: 0, to: &draft)
      }
    }
    return try pattern(draft)
  }

  /// Lays out a text that names its arguments.
  mutating func pattern(_ text: NamedPattern) throws(NotFlat) -> Pattern {
    var draft = Draft()
    for piece in text.pieces {
      switch piece {
      case .literal(let text): draft.literal += text.utf8
      case .argument(let name): try add(position(of: name), as: .object, to: &draft)
      }
    }
    return try pattern(draft)
  }

  /// Lays out a message that chooses, for arguments by position.
  mutating func pattern(_ node: MessageNode) throws(NotFlat) -> Pattern {
    var draft = Draft()
    try add(node, to: &draft)
    return try pattern(draft)
  }

  private mutating func position(of name: String) -> Int {
    if let position = names.firstIndex(of: name) { return position }
    names.append(name)
    return names.count - 1
  }
}

// MARK: - Trees

extension FlatMessageBuilder {
  private mutating func add(_ node: MessageNode, to draft: inout Draft) throws(NotFlat) {
    switch node {
    case .pattern(let pattern):
      guard pattern.faults.isEmpty else { throw NotFlat() }
      for piece in pattern.pieces { try add(piece, firstArgument: pattern.firstArgument, to: &draft) }
    case .choice(let choice) where choice.selector == .width:
      // A flat message is not asked for a width, and then the widest variant is shown.
      guard let widest = choice.variant(fitting: nil) else { throw NotFlat() }
      try add(widest, to: &draft)
    case .choice(let choice): try add(choice, to: &draft)
    }
  }

  private mutating func add(
    _ piece: MessagePiece, firstArgument: Int, to draft: inout Draft
  ) throws(NotFlat) {
    switch piece {
    case .literal(let text): draft.literal += text.utf8
    case .named(let pattern, _):
      // What a call without names leaves of it has to be told.
      guard let text = pattern.unescaped else { throw NotFlat() }
      draft.literal += text.utf8
    case .placeholder(let placeholder): try add(placeholder, firstArgument: firstArgument, to: &draft)
    case .variable(let node): try add(node, to: &draft)
    }
  }

  private mutating func add(_ choice: MessageChoice, to draft: inout Draft) throws(NotFlat) {
    guard let argument = choice.integerArgument else { throw NotFlat() }
    var patterns: [PluralCategory: Pattern] = [:]
    for category in PluralCategory.allCases {
      guard let shown = choice.category(shownFor: category, isZero: false) else { throw NotFlat() }
      guard patterns[shown] == nil, let node = choice.node(for: .category(shown)) else { continue }
      patterns[shown] = try pattern(node)
    }
    let starts = PluralTable { category in
      choice.category(shownFor: category, isZero: false).flatMap { patterns[$0]?.start } ?? 0
    }
    let hasZero = choice.node(for: .category(.zero)) != nil
    choices.append(.init(argument: argument, hasZero: hasZero, starts: starts))
    draft.literalCount += patterns.values.lazy.map(\.literalCount).max() ?? 0
    draft.argumentCount += patterns.values.lazy.map(\.argumentCount).max() ?? 0
    try end(&draft, with: .choice(Int32(choices.count - 1)))
  }
}

extension MessageChoice {
  /// The argument by position whose category decides, where an integer's own digits count.
  fileprivate var integerArgument: Int32? {
    guard case .plural(.position(let position), let shown) = selector, shown?.placeholder.showsWholeNumber != false
    else { return nil }
    return Int32(exactly: position)
  }
}

// MARK: - Steps

extension FlatMessageBuilder {
  private mutating func add(
    _ placeholder: PrintfPattern.Placeholder, firstArgument: Int, to draft: inout Draft
  ) throws(NotFlat) {
    guard let shown = FlatMessage.Shown(placeholder) else { throw NotFlat() }
    try add(placeholder.argument.index(from: firstArgument), as: shown, to: &draft)
  }

  private mutating func add(
    _ position: Int, as shown: FlatMessage.Shown, to draft: inout Draft
  ) throws(NotFlat) {
    guard let position = Int32(exactly: position) else { throw NotFlat() }
    draft.argumentCount += 1
    try end(&draft, with: .argument(position, as: shown))
  }

  /// Ends the literal of a draft with what comes after it.
  private mutating func end(_ draft: inout Draft, with next: FlatMessage.Next) throws(NotFlat) {
    guard let start = UInt32(exactly: literals.count), let count = UInt32(exactly: draft.literal.count) else {
      throw NotFlat()
    }
    draft.steps.append(.init(start: start, count: count, next: next))
    draft.literalCount += draft.literal.count
    literals += draft.literal
    draft.literal = []
  }

  private mutating func pattern(_ draft: Draft) throws(NotFlat) -> Pattern {
    var draft = draft
    if draft.literal.isEmpty, let last = draft.steps.last, case .choice(let number) = last.next {
      draft.steps[draft.steps.count - 1] = .init(start: last.start, count: last.count, next: .lastChoice(number))
    } else {
      try end(&draft, with: .end)
    }
    guard let start = Int32(exactly: steps.count) else { throw NotFlat() }
    steps += draft.steps
    return Pattern(start: start, literalCount: draft.literalCount, argumentCount: draft.argumentCount)
  }
}

extension FlatMessage.Shown {
  /// Nil for what only the general way can write.
  fileprivate init?(_ placeholder: PrintfPattern.Placeholder) {
    switch placeholder.conversion {
    case .object where placeholder.isBare: self = .object
    case .integer where placeholder.isBare: self = .integer
    case .text where placeholder.isBare: self = .text
    case .integer: self.init(digitsOf: placeholder)
    case .floatingPoint(let letter) where letter.isFixed: self.init(fractionOf: placeholder)
    default: return nil
    }
  }

  /// `%02d` or `%.2d`.
  private init?(digitsOf placeholder: PrintfPattern.Placeholder) {
    switch (placeholder.flags, placeholder.width, placeholder.precision) {
    case (.zero, .fixed(let count)?, nil) where count <= PackedNumberSymbols.mostDigits:
      self = .digits(UInt8(count), countsSign: true)
    case ([], nil, .fixed(let count)?) where count <= PackedNumberSymbols.mostDigits:
      self = .digits(UInt8(count), countsSign: false)
    default: return nil
    }
  }

  /// `%f`, `%.1f` or `%.f`.
  private init?(fractionOf placeholder: PrintfPattern.Placeholder) {
    guard placeholder.flags.isEmpty, placeholder.width == nil else { return nil }
    switch placeholder.precision {
    case nil: self = .fraction(6)
    case .empty?: self = .fraction(0)
    case .fixed(let count)? where count <= FixedDecimal.mostFractionDigits: self = .fraction(UInt8(count))
    default: return nil
    }
  }
}
