import DragomanLocaleData

/// The texts of some variants, looked through for what decides among them.
struct VariantTexts {
  /// Those of the variant that is shown where no other is, first.
  private let patterns: [MessagePattern]

  init(_ variants: [MessageVariant]) {
    let general = variants.filter { $0.key == .category(.other) }
    patterns = (general + variants).flatMap { Self.patterns(in: $0.node) }
  }

  private static func patterns(in node: MessageNode) -> [MessagePattern] {
    switch node {
    case .pattern(let pattern): [pattern]
    case .choice(let choice): choice.variants.flatMap { patterns(in: $0.node) }
    }
  }

  /// What shows an argument as a number.
  func numericPlaceholder(of argument: Int) -> PrintfPattern.Placeholder? {
    numbers.first { $0.argument == argument }?.placeholder
  }

  /// What decides in an entry whose variants belong to no variable: the first number that is shown, else the first
  /// argument by name, else the first argument.
  var selector: MessageSelector {
    if let first = numbers.first { return .plural(.position(first.argument), shownBy: first.placeholder) }
    return .plural(names.first.map(MessageOperand.name) ?? .position(0), shownBy: nil)
  }

  private var numbers: [(argument: Int, placeholder: PrintfPattern.Placeholder)] {
    patterns.flatMap { pattern in
      pattern.pieces.compactMap { piece in
        guard case .placeholder(let placeholder) = piece, placeholder.conversion.isNumeric else { return nil }
        return (placeholder.argument.index(from: pattern.firstArgument), placeholder)
      }
    }
  }

  private var names: [String] {
    patterns.flatMap(\.pieces).flatMap { piece -> [String] in
      if case .named(let pattern, _) = piece { pattern.names } else { [] }
    }
  }
}
