/// What a message asks for: which arguments it shows, as what, and by which it chooses.
///
/// Two translations of one text have the same shape, whatever order they put the arguments in.
package struct MessageShape: Sendable, Hashable {
  /// What an argument is shown as.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// `%@`.
    case object
    /// `d i u x o` and the like, and `*`.
    case integer
    /// `f e g a`.
    case floatingPoint
    /// `c C`.
    case character
    /// `s S`.
    case cString
  }

  /// An argument that is told by its position.
  package struct Argument: Sendable, Hashable {
    /// As what it is shown; empty where it only chooses.
    package var kinds: Set<Kind> = []
    /// The placeholders as they are written, each once, in their order.
    package var sources: [String] = []
    /// Whether every variant shows it, other than those for which a number may be left out: zero, one and two.
    package var isAlwaysShown = false
    /// Whether variants are chosen by it.
    package var selects = false
    /// The type of the number by which a variable chooses, where it says one.
    package var selectingKind: Kind?
  }

  /// By the position of the argument, counted from 0.
  package internal(set) var arguments: [Int: Argument] = [:]
  /// The names of `$(name)`, and whether every variant has it.
  package internal(set) var names: [String: Bool] = [:]
  /// Which arguments each variable of the message stands for.
  package internal(set) var variables: [String: Set<Int>] = [:]
  /// Whether one of its texts has placeholders with a position beside some without.
  package internal(set) var mixesPositions = false
  /// What is wrong with its texts.
  package internal(set) var faults: Set<PrintfPattern.Fault> = []

  init() {}

  /// Whether it needs no argument at all.
  package var isPlain: Bool { arguments.isEmpty && names.isEmpty }
}

extension MessageShape.Kind {
  package init(_ conversion: PrintfConversion) {
    switch conversion {
    case .object: self = .object
    case .integer, .hexadecimal, .octal: self = .integer
    case .floatingPoint: self = .floatingPoint
    case .character: self = .character
    case .text: self = .cString
    }
  }
}
