import Dragoman

/// What a generated function takes, and how it hands that on.
struct AccessorArguments: Sendable, Hashable {
  private(set) var parameters: [AccessorParameter] = []
  /// Nil for a text without arguments.
  private(set) var literal: Literal?

  /// The arguments as the look-up takes them.
  enum Literal: Sendable, Hashable {
    /// The values in their order.
    case positions([String])
    /// The literal of a dictionary.
    case names(String)
  }

  /// - Parameters:
  ///   - shape: What the source text asks for.
  ///   - texts: Its texts, which say in which order the names stand.
  ///   - labels: Whether positions that have a name are labelled.
  init(_ shape: MessageShape, texts: [String], labels: Bool) {
    if shape.names.isEmpty {
      takePositions(of: shape, labels: labels)
    } else {
      takeNames(of: shape, texts: texts)
    }
  }

  /// Nobody calls a function of more arguments; a number in a damaged placeholder can be any.
  private static let limit = 32

  private mutating func takePositions(of shape: MessageShape, labels: Bool) {
    guard let last = shape.arguments.keys.max(), last < Self.limit else { return }
    let names = shape.namesOfPositions
    let values = (0...last).map { position -> String in
      guard let argument = shape.arguments[position] else { return "Dragoman.MessageValue.missing" }
      return add(names[position], isLabelled: labels, ArgumentType(argument))
    }
    literal = .positions(values)
  }

  /// What has a variable can be given by the name of that, so all can be.
  private mutating func takeNames(of shape: MessageShape, texts: [String]) {
    let variables = shape.namesOfPositions.filter { shape.arguments[$0.key] != nil }
    let positions = Dictionary(variables.map { ($1, $0) }) { min($0, $1) }
    let all = Set(shape.names.keys).union(positions.keys)
    let members = NameOrder(texts).sorted(all).prefix(Self.limit).map { name -> String in
      let argument = positions[name].flatMap { shape.arguments[$0] }
      return "\(SwiftLiteral.of(name)): \(add(name, isLabelled: true, argument.map(ArgumentType.init) ?? .any))"
    }
    literal = .names("[\(members.joined(separator: ", "))]")
  }

  /// Adds a parameter.
  ///
  /// - Returns: Its value.
  private mutating func add(_ name: String?, isLabelled: Bool, _ type: ArgumentType) -> String {
    let own = name.map { unused(SwiftName(member: $0)) }
    let isUsable = own.map { $0.code == $0.text && !SwiftKeywords.operators.contains($0.text) } ?? false
    let parameter = AccessorParameter(
      label: isLabelled ? own : nil, name: isUsable ? own?.text ?? "" : "p\(parameters.count + 1)", type: type)
    parameters.append(parameter)
    return parameter.value
  }

  /// The name with a number behind it where another parameter has it, or it is one that parameters without a name get.
  private func unused(_ name: SwiftName) -> SwiftName {
    let taken = Set(parameters.flatMap { [$0.name, $0.label?.text ?? ""] })
    var candidate = name
    var number = 2
    while taken.contains(candidate.text) || candidate.isNumbered {
      candidate = SwiftName(spelling: "\(name.text)_\(number)")
      number += 1
    }
    return candidate
  }
}

extension SwiftName {
  /// `p1`, as parameters without a name are called.
  fileprivate var isNumbered: Bool { text.hasPrefix("p") && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber) }
}

extension MessageShape {
  /// The name of each position that a variable stands for; of several the first by bytes.
  fileprivate var namesOfPositions: [Int: String] {
    var names: [Int: String] = [:]
    for (name, positions) in variables.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      for position in positions where names[position] == nil { names[position] = name }
    }
    return names
  }
}

/// The order in which names stand in texts.
private struct NameOrder {
  private let text: String

  init(_ texts: [String]) { text = texts.joined(separator: "\n") }

  /// The names by where they are first met, and where they are not, by their bytes.
  func sorted(_ names: Set<String>) -> [String] {
    names.map { (name: $0, place: place(of: $0)) }.sorted {
      $0.place == $1.place ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.place < $1.place
    }.map(\.name)
  }

  private func place(of name: String) -> Int {
    let ways = ["$(\(name))", "@\(name)@"].compactMap { text.firstRange(of: $0)?.lowerBound.utf16Offset(in: text) }
    return ways.min() ?? .max
  }
}
