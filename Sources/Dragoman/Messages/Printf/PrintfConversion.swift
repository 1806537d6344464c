/// What a placeholder makes of its argument.
package enum PrintfConversion: Sendable, Hashable {
  /// `%@`: any value, as the language shows it.
  case object
  /// `d i D u U`: a whole number, as the language writes it.
  case integer
  /// `x X`.
  case hexadecimal(isUppercase: Bool)
  /// `o O`.
  case octal
  /// `f F e E g G`, and `a A`, which no language writes in its own way.
  case floatingPoint(Letter)
  /// `c`, and `C`, which has no width.
  case character(isWide: Bool)
  /// `s S`.
  case text

  package enum Letter: String, Sendable {
    case f, F, e, E, g, G, a, A

    var isHexadecimal: Bool { self == .a || self == .A }
    var isFixed: Bool { self == .f || self == .F }
  }

  /// The conversion of a letter.
  init?(_ letter: UInt8) {
    switch Character(Unicode.Scalar(letter)) {
    case "@": self = .object
    case "d", "i", "D", "u", "U": self = .integer
    case "x": self = .hexadecimal(isUppercase: false)
    case "X": self = .hexadecimal(isUppercase: true)
    case "o", "O": self = .octal
    case "c": self = .character(isWide: false)
    case "C": self = .character(isWide: true)
    case "s", "S": self = .text
    case let other:
      guard let letter = Letter(rawValue: String(other)) else { return nil }
      self = .floatingPoint(letter)
    }
  }

  /// Whether it shows a number; a plural takes such a one for the number that counts.
  package var isNumeric: Bool {
    switch self {
    case .object, .character, .text: false
    case .integer, .hexadecimal, .octal, .floatingPoint: true
    }
  }
}
