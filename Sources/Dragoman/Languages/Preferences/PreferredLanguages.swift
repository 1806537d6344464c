/// The languages that a person prefers, the most wanted first, and where the list comes from.
package struct PreferredLanguages: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    /// `LANGUAGE`, in which the person has named a language to fall back to.
    case languageVariable
    /// The locale of the environment, which is one language or none.
    case localeVariable
    /// The settings of the operating system.
    case system
  }

  package let languages: [Language]
  package let source: Source

  package init(languages: [Language], source: Source) {
    self.languages = languages
    self.source = source
  }

  /// The tags, as matching takes them.
  package var identifiers: [String] { languages.map(\.identifier) }
}
