import Dragoman

/// The arguments that one text of an entry shows.
struct ShownArguments {
  /// A placeholder and the positions, counted from 0, of the arguments that it shows: one, unless its variable stands
  /// for several.
  struct Shown {
    let positions: Set<Int>
    let kind: MessageShape.Kind
    let source: String
  }

  let text: PlacedText
  let list: [Shown]
  /// The arguments that `%arg` stands for, where it is in the text.
  let named: Set<Int>
  /// The variables to which the text refers.
  let variables: [String]

  /// - Parameter shape: That of the entry, which knows the arguments of its variables.
  init(_ text: PlacedText, in shape: MessageShape, canReferToVariables: Bool) {
    let pattern = PrintfPattern(parsing: text.text, variables: canReferToVariables)
    let first = text.variable.map { shape.variables[$0] ?? [] } ?? [0]
    self.text = text
    named = pattern.faults.contains(.argumentName) ? first : []
    variables = pattern.variableNames
    list = pattern.placeholders.map { placeholder in
      Shown(
        positions: Set(first.map(placeholder.argument.index(from:))), kind: MessageShape.Kind(placeholder.conversion),
        source: placeholder.source)
    }
  }

  func shows(_ position: Int) -> Bool {
    named.contains(position) || list.contains { $0.positions.contains(position) }
  }
}

extension CheckedEntry {
  /// What each of its texts shows, in their order.
  func shownArguments(_ shape: MessageShape) -> [ShownArguments] {
    texts.map { ShownArguments($0, in: shape, canReferToVariables: plainText == nil) }
  }
}
