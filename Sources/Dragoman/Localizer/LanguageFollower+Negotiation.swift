import Synchronization

extension LanguageFollower {
  /// The language in force, by what was chosen and what there is.
  func negotiatedLanguage(for choice: LanguageSelection.Choice) -> Language {
    let index = index
    guard !index.languages.isEmpty else { return index.defaultLanguage }
    if let shared = languageOfMain(for: choice), let match = match([shared]) { return match }
    if case .language(let language) = choice, let selectable = selectable(language) { return selectable }
    return match(selection.preferredLanguages) ?? index.defaultLanguage
  }

  /// The language of the app itself, which a package follows so that one screen speaks one language; nil where that
  /// is not wanted, or there is no such thing.
  private func languageOfMain(for choice: LanguageSelection.Choice) -> Language? {
    guard !(configuration.allowsMixedLocalizations ?? index.allowsMixedLocalizations) else { return nil }
    let main = Localizer.main.follower
    guard main !== self, main.selection === selection, !main.index.isEmpty else { return nil }
    return main.negotiatedLanguage(for: choice)
  }

  /// The best of the languages there are for a list, the most wanted first (CLDR's language matching).
  func match(_ preferred: [Language]) -> Language? {
    let index = index
    return matches.answer(to: preferred) {
      index.matcher.bestMatch(for: preferred.map(\.identifier)).map { index.languages[$0.supportedIndex] }
    }
  }

  /// The language there is that a tag selects: one of the same language and script.
  func selectable(_ language: Language) -> Language? {
    let index = index
    return selectables.answer(to: language) {
      index.matcher.selection(of: language.identifier).map { index.languages[$0] }
    }
  }
}

extension LanguageFollower {
  /// The snapshot in force for the screen.
  var publishedSnapshot: LanguageSnapshot { publication.current ?? renegotiate() }

  /// Takes up the language that is in force now.
  @discardableResult func renegotiate() -> LanguageSnapshot {
    let (choice, version) = selection.state.withLock { ($0.choice, $0.version) }
    let snapshot = snapshot(in: negotiatedLanguage(for: choice))
    publication.publish(snapshot, version: version)
    noteShown(snapshot.language)
    return snapshot
  }

  /// Notes what the screen shows before the first change.
  private func noteShown(_ language: @autoclosure () -> Language) {
    guard shown.withLock({ $0 == nil }) else { return }
    let language = language()
    shown.withLock { $0 = $0 ?? language }
  }

  /// Notes, before a choice, what the screen shows: a localizer that nobody has asked yet changes its language too.
  func noteShown() {
    noteShown(negotiatedLanguage(for: selection.state.withLock(\.choice)))
  }

  /// The change from what the screen shows to what is in force, which it will show when this has returned.
  func takeChange() -> LanguageChange? {
    let language = publishedSnapshot.language
    return shown.withLock { shown in
      let previous = shown ?? language
      shown = language
      return previous == language ? nil : LanguageChange(previous: previous, language: language)
    }
  }

  /// The snapshot of a language that this localizer has, made at its first use.
  func snapshot(in language: Language) -> LanguageSnapshot {
    let others = otherLanguages(than: language)
    let (snapshot, isNew) = publication.snapshot(.init(language: language, others: others)) {
      makeSnapshot(in: language, others: others)
    }
    if isNew { snapshot.issues.forEach(reporter.report) }
    return snapshot
  }

  private func makeSnapshot(in language: Language, others: [Language]) -> LanguageSnapshot {
    let index = index
    let chain = FallbackChain(language: language, others: others, default: index.defaultLanguage)
    let builder = ResolvedTableBuilder(language: language, chain: chain, shelf: shelf, locales: locales)
    return LanguageSnapshot(language: language, builder: builder, tableNames: index.tableNames)
  }

  /// The person's other languages, where the configuration wants them before the default.
  private func otherLanguages(than language: Language) -> [Language] {
    let preferred = selection.preferences
    guard configuration.fallback == .preferences || preferred.source == .languageVariable else { return [] }
    return preferred.languages.compactMap { match([$0]) }.filter { $0 != language }
  }

  private func locales(_ language: Language) -> LanguageLocales {
    switch configuration.numberLocale {
    case .person: LanguageLocales(language, following: SystemPreferences.conventions)
    case .language: LanguageLocales(language, following: nil)
    }
  }
}
