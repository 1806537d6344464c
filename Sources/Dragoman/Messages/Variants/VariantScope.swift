import DragomanFormats

/// The variables that texts in a definition can refer to: its own, then those around it.
final class VariantScope {
  private let variables: [String: VariantVariable]
  private let definition: VariantDefinition
  private let parent: VariantScope?

  /// A variable and the scope in which its own texts are read.
  struct Found {
    let variable: VariantVariable
    let scope: VariantScope
  }

  init(_ variables: [VariantVariable], around definition: VariantDefinition, in parent: VariantScope?) {
    self.variables = Dictionary(variables.map { ($0.name, $0) }) { $1 }
    self.definition = definition
    self.parent = parent
  }

  func find(_ name: String) -> Found? {
    variables[name].map { Found(variable: $0, scope: self) } ?? parent?.find(name)
  }

  /// The only variable to which no text refers, where only one name that texts refer to is missing: translators
  /// translate names.
  func standIn(for name: String) -> Found? {
    if let (missing, variable) = exchange, missing == name { return Found(variable: variable, scope: self) }
    return parent?.standIn(for: name)
  }

  /// The name that is missing and the variable that is not used; found out once, since all texts are read for it.
  private lazy var exchange: (name: String, variable: VariantVariable)? = {
    let names = referredNames
    let undefined = names.filter { find($0) == nil }
    let unused = variables.values.filter { !names.contains($0.name) }
    guard undefined.count == 1, unused.count == 1, let name = undefined.first, let variable = unused.first else {
      return nil
    }
    return (name, variable)
  }()

  private var referredNames: Set<String> {
    variables.values.reduce(into: definition.referredNames) { $0.formUnion($1.definition.referredNames) }
  }
}

extension VariantDefinition {
  /// The names of the variables to which the texts refer and which are not defined inside.
  fileprivate var referredNames: Set<String> {
    switch self {
    case .text(let text, _): Set(PrintfPattern(parsing: text, variables: true).variableNames)
    case .choice(_, let variants, _): variants.reduce(into: []) { $0.formUnion($1.definition.referredNames) }
    case .scope(let variables, let definition):
      variables.reduce(into: definition.referredNames) { $0.formUnion($1.definition.referredNames) }
        .subtracting(variables.map(\.name))
    }
  }
}
