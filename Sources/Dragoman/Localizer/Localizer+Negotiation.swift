extension Localizer {
  /// The language in force, by what was chosen and what there is.
  func negotiatedLanguage(for choice: LanguageSelection.Choice) -> Language {
    follower.negotiatedLanguage(for: choice)
  }

  /// The language there is that a tag selects: one of the same language and script.
  func selectable(_ language: Language) -> Language? { follower.selectable(language) }

  /// The snapshot in force in this task: that of `withLanguage`, else the published one.
  var currentSnapshot: LanguageSnapshot {
    if let override = LanguageOverride.current { return override.snapshot(of: self) }
    return publishedSnapshot
  }

  /// The text of a key in the language in force in this task, where that is all there is to do.
  @inline(__always)
  func plainText(_ key: String, _ table: String?) -> String? {
    LanguageOverride.mayBeOpen ? plainTextInScope(key, table) : publication.plainText(key, table)
  }

  /// The same once a scope was opened anywhere; apart, so that the usual case is short.
  @inline(never)
  private func plainTextInScope(_ key: String, _ table: String?) -> String? {
    if let override = LanguageOverride.current { return override.snapshot(of: self).plainText(key, table) }
    return publication.plainText(key, table)
  }

  /// The same for a key that remembers where it was found, but in the language that is in force for all.
  @inline(__always)
  func plainText(_ key: borrowing LocalizedKey, _ table: String?) -> String? {
    guard LanguageOverride.current == nil else { return nil }
    return publication.plainText(key, table)
  }

  /// The message of a key in the language that is in force for all, where nothing has to be told.
  @inline(__always)
  func publishedMessage(_ key: String, _ table: String?) -> PublishedMessage? {
    LanguageOverride.current == nil ? publication.message(key, table) : nil
  }

  /// The same for a key that remembers where it was found.
  @inline(__always)
  func publishedMessage(_ key: borrowing LocalizedKey, _ table: String?) -> PublishedMessage? {
    LanguageOverride.current == nil ? publication.message(key, table) : nil
  }

  /// The snapshot in force for the screen.
  var publishedSnapshot: LanguageSnapshot { follower.publishedSnapshot }

  /// The snapshot of a language that this localizer has, made at its first use.
  func snapshot(in language: Language) -> LanguageSnapshot { follower.snapshot(in: language) }
}
