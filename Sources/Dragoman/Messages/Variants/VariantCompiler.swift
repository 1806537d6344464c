import DragomanFormats

/// Puts the variables of an entry into its texts.
struct VariantCompiler {
  private(set) var notes: [PlacedVariantFault] = []
  private var noted: Set<VariantFault> = []
  private(set) var positions: [String: Set<Int>] = [:]
  private(set) var parts = 0
  private var depth = 0
  /// The variables that are being put in, from the outermost.
  private var open: [Opened] = []

  private struct Opened: Hashable {
    let name: String
    let scope: ObjectIdentifier
  }

  /// Where a definition stands: what it can refer to, and the variable of which it is a part.
  fileprivate struct Place {
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
    var faults: [PlacedVariantFault] = []
    for variant in variants {
      try count(at: position)
      do {
        compiled.append(MessageVariant(key: variant.key, node: try node(of: variant.definition, at: place)))
      } catch {
        // What is too large is so as a whole; any other fault costs the variant alone.
        if error.fault == .tooLarge { throw error }
        faults.append(error)
      }
    }
    if compiled.isEmpty {
      throw faults.first ?? PlacedVariantFault(.noVariants(variable: place.variable?.name), at: position)
    }
    notes += faults.map { PlacedVariantFault(.leftOut($0.fault), at: $0.position) }
    return .choice(MessageChoice(selector: selector(kind, of: compiled, at: place), variants: Self.ordered(compiled)))
  }

  /// By size; those of one size stay in the order of the file.
  private static func ordered(_ variants: [MessageVariant]) -> [MessageVariant] {
    variants.enumerated().sorted { ($0.element.key.size, $0.offset) < ($1.element.key.size, $1.offset) }.map(\.element)
  }

  private mutating func selector(
    _ kind: VariantDefinition.Kind, of variants: [MessageVariant], at place: Place
  ) -> MessageSelector {
    switch kind {
    case .width: return .width
    case .number: return .number(.position(place.argument))
    case .plural:
      let texts = VariantTexts(variants)
      guard place.variable != nil else { return texts.selector }
      return .plural(.position(place.argument), shown: texts.number(of: place.argument) ?? place.specifiedNumber)
    }
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
    return ArgumentName.replaced(in: text, by: "%\(place.argument + 1)$\(variable.usableSpecifier ?? "@")")
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
    let argument = argument(of: reference, found.variable, position, at: place)
    noteSpecifier(of: found.variable)
    for name in Set([reference.name, found.variable.name]) { positions[name, default: []].insert(argument) }
    return try node(
      of: found.variable.definition, at: Place(scope: found.scope, variable: found.variable, argument: argument))
  }

  private mutating func argument(
    of reference: PrintfPattern.Variable, _ variable: VariantVariable, _ position: SourcePosition?, at place: Place
  ) -> Int {
    for case let argument? in [reference.explicitPosition, variable.argument] {
      if argument < VariantLimits.arguments { return argument }
      note(.argument(argument + 1, variable: variable.name), at: position)
    }
    // Nobody has so many; the sum with a running position stays a number.
    return min(place.argument + reference.runningPosition, VariantLimits.arguments)
  }

  private mutating func find(_ name: String, _ position: SourcePosition?, at place: Place) -> VariantScope.Found? {
    if let found = place.scope?.find(name) { return found }
    guard let found = place.scope?.standIn(for: name) else { return nil }
    note(.takenFor(name, variable: found.variable.name), at: position)
    return found
  }

  private mutating func noteSpecifier(of variable: VariantVariable) {
    guard let specifier = variable.specifier, variable.usableSpecifier == nil else { return }
    note(.specifier(specifier, variable: variable.name), at: variable.position)
  }

  /// Says a thing once, however often a variable is referred to.
  private mutating func note(_ fault: VariantFault, at position: SourcePosition?) {
    guard noted.insert(fault).inserted else { return }
    notes.append(PlacedVariantFault(fault, at: position))
  }
}

extension VariantCompiler.Place {
  /// How the variable says that its argument is shown, where none of its texts shows it.
  fileprivate var specifiedNumber: NumberPlaceholder? {
    variable?.usableSpecifier.flatMap(PrintfPattern.Placeholder.init(specifier:)).map {
      NumberPlaceholder(placeholder: $0, firstArgument: argument)
    }
  }
}

extension VariantVariable {
  /// The specifier without a percent sign; nil where it is none.
  fileprivate var usableSpecifier: String? {
    guard let specifier, PrintfPattern.Placeholder(specifier: specifier) != nil else { return nil }
    return specifier.hasPrefix("%") ? String(specifier.dropFirst()) : specifier
  }
}

extension PrintfPattern {
  /// `%# @sites @`, `%#@my-name@`: it was meant to refer to a variable, and refers to none.
  fileprivate var damagedReference: String? {
    faults.lazy.compactMap { fault in
      if case .percentSign(let source) = fault, source.isDamagedReference { source } else { nil }
    }.first
  }
}

extension String {
  fileprivate var isDamagedReference: Bool {
    hasPrefix("%#") && dropFirst(2).first { $0 != " " } == "@"
  }
}
