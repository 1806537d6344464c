import DragomanFormats

/// Why an entry with variants cannot be used, or how it was understood although it is wrong.
enum VariantFault: Error, Sendable, Hashable {
  /// A text refers to a variable that is nowhere.
  case undefinedVariable(String)
  /// A text has what was meant to refer to a variable, and cannot.
  case damagedReference(String)
  /// There is nothing to choose among; the name is that of a variable, none that of the entry.
  case noVariants(variable: String?)
  /// A variable refers to itself, by way of others or not.
  case recursiveVariable(String)
  /// All variants together have more parts than the limit, or lie deeper in one another.
  case tooLarge
  /// A variant was left out, since there are others.
  indirect case leftOut(VariantFault)
  /// A variable that is not there was taken for the one that no text refers to.
  case takenFor(String, variable: String)
  /// A specifier that is no printf conversion was passed over.
  case specifier(String, variable: String)
  /// The number of an argument, counted from 1, that is above the limit was passed over.
  case argument(Int, variable: String)
}

extension VariantFault: FormatFault {
  var rule: FormatRule {
    switch self {
    case .tooLarge, .argument: .limit
    case .specifier: .valueKind
    default: .variants
    }
  }

  var severity: FormatIssue.Severity {
    switch self {
    case .takenFor, .specifier, .argument: .warning
    default: .error
    }
  }

  var losesContent: Bool { severity == .error }

  var sentence: String {
    switch self {
    case .takenFor, .specifier, .argument: reason
    case .leftOut(let fault): "\(fault.reason); the variant was left out"
    default: "\(reason); the entry cannot be used"
    }
  }

  private var reason: String {
    switch self {
    case .undefinedVariable(let name): "the text refers to the variable \(name.quoted), which is not there"
    case .damagedReference(let source): "\(source.quoted) is no way to refer to a variable"
    case .noVariants(let variable):
      "\(variable.map { "the variable \($0.quoted)" } ?? "the entry") has no variant that can be shown"
    case .recursiveVariable(let name): "the variable \(name.quoted) refers to itself"
    case .tooLarge:
      "the variants of the entry, or of the whole table, have too many parts, or lie more than \(VariantLimits.depth) "
        + "deep in one another"
    case .leftOut(let fault): fault.reason
    case .takenFor(let name, let variable):
      "the text refers to the variable \(name.quoted), which is not there; \(variable.quoted), to which no text "
        + "refers, was taken for it"
    case .specifier(let specifier, let variable):
      "\(specifier.quoted) of the variable \(variable.quoted) is no way to format a value and was passed over"
    case .argument(let number, let variable):
      "\(number) as the number of the argument of the variable \(variable.quoted) is above the limit of "
        + "\(VariantLimits.arguments) and was passed over"
    }
  }
}

extension FormatRule {
  /// An entry whose variants cannot be resolved, or not as they are written.
  static let variants = FormatRule(rawValue: "variants")
}

/// How large an entry with variants may become when its variables are put in.
enum VariantLimits {
  static let parts = 10_000
  /// How large all entries of a table may become together.
  static let tableParts = 1_000_000
  static let depth = 64
  /// The greatest number, counted from 1, of an argument that a variable can stand for.
  static let arguments = 1_000
}

/// A fault with its place, which binary files do not have.
struct PlacedVariantFault: Error, Sendable, Hashable {
  let fault: VariantFault
  let position: SourcePosition?

  init(_ fault: VariantFault, at position: SourcePosition?) {
    self.fault = fault
    self.position = position
  }
}
