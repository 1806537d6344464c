/// An operand, an argument that is no option, as the parser and the help see it.
struct OperandDeclaration: Sendable, Equatable {
  enum Occurrence: Sendable, Equatable {
    case required
    /// May be left out; only the last operand can be.
    case optional
    /// Takes all that remain, none included; only the last operand can.
    case repeatable
    /// Takes all that remain, at least one; only the last operand can.
    case repeatedAtLeastOnce
  }

  /// What the help calls it, in capitals.
  let name: String
  var occurrence = Occurrence.required
  let help: String

  var usage: String {
    switch occurrence {
    case .required: name
    case .optional: "[\(name)]"
    case .repeatable: "[\(name)]..."
    case .repeatedAtLeastOnce: "\(name)..."
    }
  }
}
