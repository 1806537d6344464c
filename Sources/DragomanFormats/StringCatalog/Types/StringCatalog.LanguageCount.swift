extension StringCatalog {
  /// How many keys a catalog has for a language.
  package struct LanguageCount: Sendable, Hashable {
    /// The language as the catalog writes it.
    package let language: String
    package let keys: Int
  }
}
