// How the shape of a message comes from those of its parts.

extension MessageShape {
  /// The shape of texts that stand beside each other: what one of them shows is shown.
  mutating func join(_ other: Self) {
    arguments.merge(other.arguments) { $0.joined(with: $1) { $0 || $1 } }
    names.merge(other.names) { $0 || $1 }
    addCommon(of: other)
  }

  /// The shape of texts of which one is shown: what is always shown is in each of them.
  static func choice(among shapes: [Self]) -> Self {
    guard var result = shapes.first else { return Self() }
    for shape in shapes.dropFirst() { result.narrow(to: shape) }
    return result
  }

  private mutating func narrow(to other: Self) {
    let missing = Set(arguments.keys).symmetricDifference(other.arguments.keys)
    arguments.merge(other.arguments) { $0.joined(with: $1) { $0 && $1 } }
    for argument in missing { arguments[argument]?.isAlwaysShown = false }
    let missingNames = Set(names.keys).symmetricDifference(other.names.keys)
    names.merge(other.names) { $0 && $1 }
    for name in missingNames { names[name] = false }
    addCommon(of: other)
  }

  private mutating func addCommon(of other: Self) {
    variables.merge(other.variables) { $0.union($1) }
    mixesPositions = mixesPositions || other.mixesPositions
    faults.formUnion(other.faults)
  }
}

extension MessageShape.Argument {
  fileprivate func joined(with other: Self, isAlwaysShown: (Bool, Bool) -> Bool) -> Self {
    var result = self
    result.kinds.formUnion(other.kinds)
    result.sources += other.sources.filter { !sources.contains($0) }
    result.isAlwaysShown = isAlwaysShown(self.isAlwaysShown, other.isAlwaysShown)
    result.selects = selects || other.selects
    result.selectingKind = selectingKind ?? other.selectingKind
    return result
  }
}
