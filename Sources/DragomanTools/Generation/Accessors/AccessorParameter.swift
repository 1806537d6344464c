import Dragoman

/// A parameter of a generated function.
struct AccessorParameter: Sendable, Hashable {
  /// Nil where a call says no label.
  let label: SwiftName?
  /// How the function itself calls it.
  let name: String
  let type: ArgumentType

  var declaration: String {
    guard let label else { return "_ \(name): \(type.code)" }
    return label.text == name ? "\(name): \(type.code)" : "\(label.label) \(name): \(type.code)"
  }

  /// What is handed on as the argument.
  var value: String { type == .character ? "Swift.Int(\(name).value)" : name }
}

/// What an argument can be.
enum ArgumentType: Sendable, Hashable {
  case integer, unsigned, floatingPoint, character, text, any

  /// By what the message shows it as. What is shown in two ways that no type suits is anything.
  init(_ argument: MessageShape.Argument) {
    // `%@` shows whatever there is.
    let kinds = argument.kinds.union(argument.selectingKind.map { [$0] } ?? []).subtracting([.object])
    switch kinds {
    case [.integer]: self = argument.isUnsigned ? .unsigned : .integer
    case [.floatingPoint]: self = .floatingPoint
    case [.character]: self = .character
    case [.cString]: self = .text
    case []: self = argument.kinds.isEmpty && argument.selects ? .integer : .any
    default: self = .any
    }
  }

  /// The type, so that no name of a key can be taken for it.
  var code: String {
    switch self {
    case .integer: "Swift.Int"
    case .unsigned: "Swift.UInt"
    case .floatingPoint: "Swift.Double"
    case .character: "Swift.Unicode.Scalar"
    case .text: "Swift.String"
    case .any: "some Dragoman.MessageArgument"
    }
  }
}

extension MessageShape.Argument {
  /// Whether every placeholder that shows it as a number is one for numbers without a sign, `%u` or `%lu`.
  fileprivate var isUnsigned: Bool {
    let numbers = sources.compactMap(\.last).filter { $0 != "@" }
    return !numbers.isEmpty && numbers.allSatisfy { $0 == "u" || $0 == "U" }
  }
}
