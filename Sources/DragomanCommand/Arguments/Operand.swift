/// An operand and the type of its value.
struct Operand<Value>: Parameter {
  let declaration: OperandDeclaration
  let read: @Sendable ([String]) throws(UsageError) -> Value

  var key: String { declaration.name }
}

extension Operand {
  /// An operand that must be there.
  static func required(_ name: String, help: String) -> Self where Value: ArgumentValue {
    Operand(declaration: OperandDeclaration(name: name, help: help)) { arguments throws(UsageError) in
      guard let argument = arguments.last else { throw .missingOperand(name) }
      return try Value(argument, of: name)
    }
  }

  /// A last operand that may be left out.
  static func optional<Element: ArgumentValue>(_ name: String, help: String) -> Self where Value == Element? {
    let declaration = OperandDeclaration(name: name, occurrence: .optional, help: help)
    return Operand(declaration: declaration) { arguments throws(UsageError) in
      guard let argument = arguments.last else { return nil }
      return try Element(argument, of: name)
    }
  }

  /// All the operands that remain.
  static func repeatable<Element: ArgumentValue>(_ name: String, help: String) -> Self where Value == [Element] {
    let declaration = OperandDeclaration(name: name, occurrence: .repeatable, help: help)
    return Operand(declaration: declaration) { arguments throws(UsageError) in
      try arguments.map { argument throws(UsageError) in try Element(argument, of: name) }
    }
  }
  /// All the operands that remain, of which there must be one.
  static func repeatedAtLeastOnce<Element: ArgumentValue>(_ name: String, help: String) -> Self
  where Value == [Element] {
    let declaration = OperandDeclaration(name: name, occurrence: .repeatedAtLeastOnce, help: help)
    return Operand(declaration: declaration) { arguments throws(UsageError) in
      guard !arguments.isEmpty else { throw .missingOperand(name) }
      return try arguments.map { argument throws(UsageError) in try Element(argument, of: name) }
    }
  }
}
