import Dragoman
import DragomanLocaleData

/// Which plural categories a language has, found out by its rules.
struct PluralCategories {
  /// Those that whole numbers up to 999 take: without a text for one of them a number that occurs is shown wrongly.
  let needed: [PluralCategory]
  private let possible: Set<PluralCategory>

  /// Nil for a language whose rules are not known.
  init?(of language: Language) {
    guard let rules = language.knownPluralRules() else { return nil }
    let common = Set((0..<1000).map { rules.category(of: $0) })
    needed = PluralCategory.allCases.filter(common.contains)
    // Fractions and millions have categories of their own in some languages.
    possible = common.union(Self.rareNumbers.compactMap { PluralOperands(shown: $0).map(rules.category(of:)) })
  }

  private static let rareNumbers =
    (0...20).flatMap { ["\($0).0", "\($0).1", "\($0).5", "0.\($0)", "\($0).\($0)\($0)"] }
    + ["1000000", "2000000", "1c6", "2c6", "1.5c6", "1c3"]

  /// Whether a number can take a category; `zero` is for the number 0 in every language.
  func allows(_ name: String) -> Bool {
    guard let category = PluralCategory(rawValue: name) else { return false }
    return category == .zero || category == .other || possible.contains(category)
  }
}
