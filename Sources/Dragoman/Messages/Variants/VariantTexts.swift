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
  func number(of argument: Int) -> NumberPlaceholder? {
    numbers.first { $0.argument == argument }?.shown
  }

  /// What decides in an entry whose variants belong to no variable: the first number that is shown, else the first
  /// argument by name that is a number, else the first argument.
  var selector: MessageSelector {
    if let first = numbers.first { return .plural(.position(first.argument), shown: first.shown) }
    return .plural(names.isEmpty ? .position(0) : .names(names), shown: nil)
  }

  private var numbers: [(argument: Int, shown: NumberPlaceholder)] {
    patterns.flatMap { pattern in
      pattern.pieces.compactMap { piece in
        guard case .placeholder(let placeholder) = piece, placeholder.conversion.isNumeric else { return nil }
        let shown = NumberPlaceholder(placeholder: placeholder, firstArgument: pattern.firstArgument)
        return (placeholder.argument.index(from: pattern.firstArgument), shown)
      }
    }
  }

  /// Each once.
  private var names: [String] {
    var known: Set<String> = []
    let all = patterns.flatMap(\.pieces).flatMap { piece -> [String] in
      if case .named(let pattern, _) = piece { pattern.names } else { [] }
    }
    return all.filter { known.insert($0).inserted }
  }
}
