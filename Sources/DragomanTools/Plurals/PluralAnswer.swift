package import Dragoman

/// What `dragoman plural` answers.
package struct PluralAnswer {
  /// The category of each number, by its name.
  package let categories: [String]

  /// Sorts the numbers by the rules of a language; a language without rules has those of the root.
  package init(language: Language, isOrdinal: Bool, numbers: [ShownNumber]) {
    categories = numbers.compactMap { language.pluralCategory(forShown: $0.text, ordinal: isOrdinal)?.rawValue }
  }
}
