/// An option and the type of its value.
struct Option<Value>: Parameter {
  let declaration: OptionDeclaration
  let read: @Sendable ([String]) throws(UsageError) -> Value

  var key: String { declaration.spelling }
}

extension Option where Value == Bool {
  /// An option without a value: there or not.
  static func flag(_ name: String, letter: Character? = nil, help: String) -> Self {
    let declaration = OptionDeclaration(name: name, letter: letter, help: help)
    return Option(declaration: declaration) { arguments in !arguments.isEmpty }
  }
}

extension Option {
  /// An option that may be left out.
  static func optional<Element: ArgumentValue>(
    _ name: String, letter: Character? = nil, _ valueName: String, help: String
  ) -> Self where Value == Element? {
    let declaration = OptionDeclaration(name: name, letter: letter, valueName: valueName, help: help)
    return Option(declaration: declaration) { arguments throws(UsageError) in
      guard let argument = arguments.last else { return nil }
      return try Element(argument, of: declaration.spelling)
    }
  }

  /// An option that must be there.
  static func required(_ name: String, letter: Character? = nil, _ valueName: String, help: String) -> Self
  where Value: ArgumentValue {
    let declaration = OptionDeclaration(
      name: name, letter: letter, valueName: valueName, occurrence: .required, help: help)
    return Option(declaration: declaration) { arguments throws(UsageError) in
      guard let argument = arguments.last else { throw .missingOption(declaration.usage) }
      return try Value(argument, of: declaration.spelling)
    }
  }

  /// An option that may be given many times; the order is kept.
  static func repeatable<Element: ArgumentValue>(
    _ name: String, letter: Character? = nil, _ valueName: String, help: String
  ) -> Self where Value == [Element] {
    let declaration = OptionDeclaration(
      name: name, letter: letter, valueName: valueName, occurrence: .repeatable, help: help)
    return Option(declaration: declaration) { arguments throws(UsageError) in
      try arguments.map { argument throws(UsageError) in try Element(argument, of: declaration.spelling) }
    }
  }
}
