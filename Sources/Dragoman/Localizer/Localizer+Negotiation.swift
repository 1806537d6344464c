extension Localizer {
  /// The language in force, by what was chosen and what there is.
  func negotiatedLanguage(for choice: LanguageSelection.Choice) -> Language {
    follower.negotiatedLanguage(for: choice)
  }

  /// The best of the languages there are for a list, the most wanted first (CLDR's language matching).
  func match(_ preferred: [Language]) -> Language? { follower.match(preferred) }

  /// The language there is that a tag selects: one of the same language and script.
  func selectable(_ language: Language) -> Language? { follower.selectable(language) }

  /// The snapshot in force in this task: that of `withLanguage`, else the published one.
  var currentSnapshot: LanguageSnapshot {
    if let override = LanguageOverride.current { return override.snapshot(of: self) }
    return publishedSnapshot
  }

  /// The snapshot in force for the screen.
  var publishedSnapshot: LanguageSnapshot { follower.publishedSnapshot }

  /// The snapshot of a language that this localizer has, made at its first use.
  func snapshot(in language: Language) -> LanguageSnapshot { follower.snapshot(in: language) }
}
