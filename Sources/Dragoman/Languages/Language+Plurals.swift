public import Foundation
package import DragomanLocaleData

extension Language {
  /// The plural category of a whole number that is shown without fraction digits; the sign does not count.
  ///
  /// A language without rules of its own has those of its CLDR parent or of its old code; where there are none,
  /// everything is ``PluralCategory/other``. Source: UTS #35, "Language Plural Rules", with the rules of CLDR 48.
  ///
  /// - Parameters:
  ///   - number: The number, of any width.
  ///   - ordinal: Whether the number says a place, as in “2nd”, and not how many there are.
  public func pluralCategory(for number: some BinaryInteger, ordinal: Bool = false) -> PluralCategory {
    PluralCategory(pluralRules(ordinal: ordinal).category(of: PluralOperands(number)))
  }

  /// The plural category of a number that is shown with the digits it has and no zeros at its end.
  ///
  /// `Decimal` keeps no zeros, so 1.0 is 1 here: where zeros are shown, ask with ``pluralCategory(forShown:ordinal:)``.
  /// What is no number is ``PluralCategory/other``. Source: UTS #35, "Language Plural Rules".
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - ordinal: Whether the number says a place, as in “2nd”, and not how many there are.
  public func pluralCategory(for number: Decimal, ordinal: Bool = false) -> PluralCategory {
    pluralCategory(forShown: number.description, ordinal: ordinal) ?? .other
  }

  /// The plural category of a number as it is shown, written with ASCII digits and a point; nil where it is no number.
  ///
  /// English has “1 mile” and “1.0 miles”: `"1.0"` is ``PluralCategory/other``. A compact form is written with its
  /// exponent of ten, `"1.2c6"` for “1.2 million”. Source: UTS #35, "Plural Operand Meanings".
  ///
  /// - Parameters:
  ///   - number: The digits, with no grouping and no sign but `-`.
  ///   - ordinal: Whether the number says a place, as in “2nd”, and not how many there are.
  public func pluralCategory(forShown number: some StringProtocol, ordinal: Bool = false) -> PluralCategory? {
    PluralOperands(shown: String(number)).map { PluralCategory(pluralRules(ordinal: ordinal).category(of: $0)) }
  }

  /// The rules, looked up anew at each call: whoever selects often keeps them.
  package func pluralRules(ordinal: Bool = false) -> PluralRules {
    knownPluralRules(ordinal: ordinal) ?? .root(ordinal ? .ordinal : .cardinal)
  }

  /// The rules; nil where CLDR has none for the language.
  package func knownPluralRules(ordinal: Bool = false) -> PluralRules? {
    LanguageTag(identifier).flatMap { PluralRules(known: $0.fields, ordinal ? .ordinal : .cardinal) }
  }
}
