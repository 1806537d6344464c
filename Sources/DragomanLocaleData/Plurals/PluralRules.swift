/// The plural rules of a language, found once, so that a number's category is a few comparisons.
package struct PluralRules: Hashable, Sendable {
  package enum Kind: Sendable {
    /// For counting: "1 file", "2 files".
    case cardinal
    /// For order: "1st file", "2nd file".
    case ordinal
  }

  private let kind: Kind
  /// Which of the generated functions it is.
  private let number: UInt8

  init(kind: Kind, number: UInt8) {
    self.kind = kind
    self.number = number
  }

  /// The category of a number as it is shown.
  package func category(of operands: PluralOperands) -> PluralCategory {
    switch kind {
    case .cardinal: CardinalRules.category(of: operands, rules: number)
    case .ordinal: OrdinalRules.category(of: operands, rules: number)
    }
  }

  /// The category of a whole number that is shown without fraction digits.
  package func category(of integer: UInt64) -> PluralCategory {
    switch kind {
    case .cardinal: CardinalRules.category(of: integer, rules: number)
    case .ordinal: OrdinalRules.category(of: integer, rules: number)
    }
  }

  /// The category of a whole number that is shown without fraction digits.
  package func category(of integer: Int) -> PluralCategory {
    category(of: UInt64(integer.magnitude))
  }
}
