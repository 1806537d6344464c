extension Localizer {
  /// Runs an operation in a language, for every localizer and the whole task tree; nothing outside it changes.
  ///
  /// A language that this localizer does not have gives the best one it has for it, and is an issue. Bindings and
  /// the screen are not touched.
  public func withLanguage<R>(_ language: Language, operation: () throws -> R) rethrows -> R {
    try LanguageOverride.$scope.withValue(scope(in: language), operation: operation)
  }

  /// Runs an asynchronous operation in a language, for every localizer and the whole task tree.
  public nonisolated(nonsending) func withLanguage<R>(
    _ language: Language, operation: nonisolated(nonsending) () async throws -> R
  ) async rethrows -> R {
    try await LanguageOverride.$scope.withValue(scope(in: language), operation: operation)
  }

  /// Runs an operation in the best language for an `Accept-Language` header (RFC 9110); no header means the default
  /// language.
  public func withLanguage<R>(accepting header: String?, operation: () throws -> R) rethrows -> R {
    try LanguageOverride.$scope.withValue(scope(accepting: header), operation: operation)
  }

  /// Runs an asynchronous operation in the best language for an `Accept-Language` header (RFC 9110).
  public nonisolated(nonsending) func withLanguage<R>(
    accepting header: String?, operation: nonisolated(nonsending) () async throws -> R
  ) async rethrows -> R {
    try await LanguageOverride.$scope.withValue(scope(accepting: header), operation: operation)
  }

  private func scope(in language: Language) -> LanguageOverride {
    let index = index
    if !index.languages.isEmpty, selectable(language) == nil {
      reporter.report(
        LocalizationIssue(.unsupportedLanguage(supported: index.languages), language: language, bundle: index.name))
    }
    return LanguageOverride(supported(language))
  }

  private func scope(accepting header: String?) -> LanguageOverride {
    let index = index
    let match = AcceptLanguage(header).bestMatch(with: index.matcher)
    return LanguageOverride(match.map { index.languages[$0] } ?? index.defaultLanguage)
  }
}
