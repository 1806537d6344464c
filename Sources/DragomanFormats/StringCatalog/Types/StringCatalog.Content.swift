extension StringCatalog {
  /// What an entry says in one language.
  package enum Content: Sendable, Hashable {
    /// One text and nothing else.
    case text(String)
    case localization(Localization)
  }
}
