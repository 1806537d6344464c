import DragomanFormats

/// Puts the variables of an entry into its texts.
struct VariantCompiler {
  private(set) var notes: [PlacedVariantFault] = []
  private(set) var positions: [String: Int] = [:]
  private var parts = 0
  private var depth = 0
  /// The variables that are being put in, from the outermost.
  private var open: [Opened] = []

  private struct Opened: Hashable {
    let name: String
    let scope: ObjectIdentifier
  }

  /// Where a definition stands: what it can refer to, and the variable of which it is a part.
  private struct Place {
    var scope: VariantScope?
    var variable: VariantVariable?
    /// The argument that the variable stands for, which is the first one of its texts.
    var argument = 0
  }

  mutating func root(of definition: VariantDefinition) throws(PlacedVariantFault) -> MessageNode {
    try node(of: definition, at: Place())
  }

  private mutating func node(
    of definition: VariantDefinition, at place: Place
  ) throws(PlacedVariantFault) -> MessageNode {
    depth += 1
    defer { depth -= 1 }
    switch definition {
    case .text(let text, let position): return try pattern(text, position, at: place)
    case .choice(let kind, let variants, let position): return try choice(kind, variants, position, at: place)
    case .scope(let variables, let body):
      var inner = place
      inner.scope = VariantScope(variables, around: body, in: place.scope)
      return try node(of: body, at: inner)
    }
  }

  /// Counts a part, so that variables in variables cannot fill the memory.
  private mutating func count(at position: SourcePosition?) throws(PlacedVariantFault) {
    parts += 1
    guard parts <= VariantLimits.parts, depth <= VariantLimits.depth else {
      throw PlacedVariantFault(.tooLarge, at: position)
    }
  }
}

// MARK: - Choices

extension VariantCompiler {
  private mutating func choice(
    _ kind: VariantDefinition.Kind, _ variants: [VariantDefinition.Variant], _ position: SourcePosition?,
    at place: Place
  ) throws(PlacedVariantFault) -> MessageNode {
    var compiled: [MessageVariant] = []
    for variant in variants {
      try count(at: position)
      compiled.append(MessageVariant(key: variant.key, node: try node(of: variant.definition, at: place)))
    }
    guard !compiled.isEmpty else { throw PlacedVariantFault(.noVariants(variable: place.variable?.name), at: position) }
    return .choice(MessageChoice(selector: selector(kind, of: compiled, at: place), variants: compiled))
  }

  private mutating func selector(
    _ kind: VariantDefinition.Kind, of variants: [MessageVariant], at place: Place
  ) -> MessageSelector {
    switch kind {
    case .width: return .width
    case .number: return .number(.position(place.argument))
    case .plural:
      let texts = VariantTexts(variants)
      guard let variable = place.variable else { return texts.selector }
      let shown = texts.numericPlaceholder(of: place.argument) ?? specifiedPlaceholder(of: variable)
      return .plural(.position(place.argument), shownBy: shown)
    }
  }

  /// How a variable says that its argument is shown, where none of its texts shows it.
  private mutating func specifiedPlaceholder(of variable: VariantVariable) -> PrintfPattern.Placeholder? {
    guard let specifier = variable.specifier else { return nil }
    if let placeholder = PrintfPattern.Placeholder(specifier: specifier) { return placeholder }
    notes.append(PlacedVariantFault(.specifier(specifier, variable: variable.name), at: variable.position))
    return nil
  }
}

// MARK: - Texts

extension VariantCompiler {
  private mutating func pattern(
    _ text: String, _ position: SourcePosition?, at place: Place
  ) throws(PlacedVariantFault) -> MessageNode {
    let pattern = PrintfPattern(parsing: namingArgument(text, at: place), variables: true)
    if let source = pattern.damagedReference { throw PlacedVariantFault(.damagedReference(source), at: position) }
    var pieces: [MessagePiece] = []
    for piece in pattern.pieces {
      try count(at: position)
      switch piece {
      case .literal(let text): pieces.append(.init(literal: text))
      case .placeholder(let placeholder): pieces.append(.placeholder(placeholder))
      case .variable(let reference): pieces.append(.variable(try variable(reference, position, at: place)))
      }
    }
    return .pattern(MessagePattern(pieces: pieces, firstArgument: place.argument, faults: pattern.faults))
  }

  /// `%arg` is the argument of the substitution, in its format.
  private func namingArgument(_ text: String, at place: Place) -> String {
    guard let variable = place.variable, variable.namesArgument else { return text }
    return ArgumentName.replaced(in: text, by: "%\(place.argument + 1)$\(variable.specifier ?? "@")")
  }

  private mutating func variable(
    _ reference: PrintfPattern.Variable, _ position: SourcePosition?, at place: Place
  ) throws(PlacedVariantFault) -> MessageNode {
    guard let found = find(reference.name, position, at: place) else {
      throw PlacedVariantFault(.undefinedVariable(reference.name), at: position)
    }
    let opened = Opened(name: found.variable.name, scope: ObjectIdentifier(found.scope))
    guard !open.contains(opened) else { throw PlacedVariantFault(.recursiveVariable(opened.name), at: position) }
    open.append(opened)
    defer { open.removeLast() }
    let argument = argument(of: reference, found.variable, at: place)
    positions[reference.name] = argument
    return try node(
      of: found.variable.definition, at: Place(scope: found.scope, variable: found.variable, argument: argument))
  }

  private func argument(
    of reference: PrintfPattern.Variable, _ variable: VariantVariable, at place: Place
  ) -> Int {
    let argument = reference.explicitPosition ?? variable.argument ?? reference.argument.index(from: place.argument)
    // Nobody has so many; the sum with a running position stays a number.
    return min(argument, VariantLimits.arguments)
  }

  private mutating func find(_ name: String, _ position: SourcePosition?, at place: Place) -> VariantScope.Found? {
    if let found = place.scope?.find(name) { return found }
    guard let found = place.scope?.standIn(for: name) else { return nil }
    notes.append(PlacedVariantFault(.takenFor(name, variable: found.variable.name), at: position))
    return found
  }
}

extension PrintfPattern {
  /// `%# @sites @`: with a space in it, it refers to no variable.
  fileprivate var damagedReference: String? {
    faults.lazy.compactMap { fault in
      if case .percentSign(let source) = fault, source.hasPrefix("%#") { source } else { nil }
    }.first
  }
}
