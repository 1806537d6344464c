public import Foundation

extension Localizer {
  /// The language in force: that of `withLanguage` inside it. Tracked by Observation.
  public var language: Language {
    follower.noteReading()
    return currentSnapshot.language
  }

  /// The languages there are, each with its own name and direction, as a picker needs them; sorted by tag.
  public var languages: [Language] { index.languages }

  /// The language of the texts shown when nothing else fits.
  public var defaultLanguage: Language { index.defaultLanguage }

  /// The language in force after each change from now on. Each reader has a stream of its own, which keeps only the
  /// newest.
  public var languageChanges: AsyncStream<Language> { follower.changes.stream() }

  /// The issues found from now on, each once.
  public var issues: AsyncStream<LocalizationIssue> { reporter.issues }

  /// How many reports of issues came after 4,096 different ones and were only counted.
  public var countOfUnreportedIssues: Int { reporter.countBeyondMemory }

  /// Posted on the main thread after all bindings are written; its object is the ``LanguageSelection``.
  public static var languageDidChange: Notification.Name { ScreenRefresh.notificationName }

  /// Puts a language in force and stores the choice.
  ///
  /// On the main actor everything bound shows the new language when it returns. Elsewhere the texts are in force and
  /// the screen follows; `refreshed()` waits for it. Selecting the language in force changes nothing but is stored.
  ///
  /// - Parameter language: A language there is, or one of the same language and script: `de-AT` selects `de`.
  /// - Throws: `unsupported` for any other, `notStored` when the store fails; nothing has changed then.
  public func select(_ language: Language) throws(LanguageSelectionError) {
    try selection.choose(.language(checked(language)))
  }

  /// Stores a choice that is in force from the next launch on, and changes nothing now.
  ///
  /// - Parameter language: A language there is, or one of the same language and script.
  /// - Throws: `unsupported` for any other, `notStored` when the store fails; nothing is stored then.
  public func selectAtNextLaunch(_ language: Language) throws(LanguageSelectionError) {
    try selection.postpone(.language(checked(language)))
  }

  /// Puts a language of the app's own enumeration in force and stores the choice.
  public func select(_ language: some LanguageChoice) throws(LanguageSelectionError) {
    try select(language.language)
  }

  /// Goes back to the languages of the system, and forgets the choice.
  ///
  /// A store that fails is an issue; the system is followed all the same.
  public func followSystem() {
    do {
      try selection.choose(.system)
    } catch {
      reporter.report(LocalizationIssue(.notForgotten(String(describing: error))))
      selection.follow(.system)
    }
  }

  /// Returns when everything on the screen has followed the last change.
  public func refreshed() async {
    await MainActor.run { ScreenRefresh.run(for: selection) }
  }

  /// The language itself, which is stored as it was asked for, where it can be selected.
  private func checked(_ language: Language) throws(LanguageSelectionError) -> Language {
    let arbiter = arbiter
    guard arbiter.selectable(language) != nil else { throw .unsupported(language, supported: arbiter.languages) }
    return language
  }

  /// Who decides whether a language is supported: the app, where it has translations, since its packages follow it.
  private var arbiter: Localizer {
    let main = Localizer.main
    return main.selection === selection && !main.index.isEmpty ? main : self
  }
}
