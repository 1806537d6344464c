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
    let answer = follower.scopes.answer(to: language) { follower.scopeLanguage(for: language) }
    if !answer.isSupported {
      let facts = LocalizationIssue.Facts.unsupportedLanguage(supported: index.languages)
      reporter.report(LocalizationIssue(facts, language: language, bundle: index.name))
    }
    return LanguageOverride(answer.language, opener: self, in: answer.ownLanguage)
  }

  private func scope(accepting header: String?) -> LanguageOverride {
    let index = index
    let match = AcceptLanguage(header).bestMatch(with: index.matcher)
    let language = match.map { index.languages[$0] } ?? index.defaultLanguage
    return LanguageOverride(language, opener: self, in: supported(language))
  }
}

/// What a localizer makes of a language that a scope asks for.
struct ScopeLanguage: Sendable {
  /// The best it has for it, which is the language of the scope.
  let language: Language
  /// What it has for that one: the same, but where its default language is not offered.
  let ownLanguage: Language
  let isSupported: Bool
}

extension LanguageFollower {
  fileprivate func scopeLanguage(for language: Language) -> ScopeLanguage {
    let best = supported(language)
    let isSupported = index.languages.isEmpty || selectable(language) != nil
    return ScopeLanguage(language: best, ownLanguage: supported(best), isSupported: isSupported)
  }

  /// The best language there is for one that is wanted, else the default language.
  func supported(_ language: Language) -> Language {
    let index = index
    if index.languages.isEmpty || index.has(language) { return language }
    return selectable(language) ?? match([language]) ?? index.defaultLanguage
  }
}

extension Localizer {
  /// The best language there is for one that is wanted, else the default language.
  func supported(_ language: Language) -> Language { follower.supported(language) }
}
