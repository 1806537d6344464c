import Observation
import Synchronization

/// What of a localizer follows the choice: it finds the language in force, publishes its texts, and has those to tell
/// that read the language.
///
/// The selection holds it until its localizer goes, and it does not hold that one. Nor is the localizer referred to
/// weakly: that would make each count of a reference to it three times as slow from then on.
final class LanguageFollower: Sendable, Observable {
  let selection: LanguageSelection
  let configuration: Localizer.Configuration
  let reporter: IssueReporter
  let sources: [TranslationSource]
  let givenDefaultLanguage: Language?

  let publication = SnapshotPublication()
  let changes = Broadcast<Language>(keepingNewest: 1)
  let registrar = ObservationRegistrar()
  /// The language that the screen shows, as against the one in force.
  let shown = Mutex<Language?>(nil)
  let foundIndex = Once<LocalizerIndex>()
  let filledShelf = Once<TableShelf>()
  /// What the matcher said; the languages that it chooses among never change.
  let selectables = AnswerCache<Language, Language?>()
  let matches = AnswerCache<[Language], Language?>()
  let scopes = AnswerCache<Language, ScopeLanguage>()

  init(
    sources: [TranslationSource], defaultLanguage: Language?, selection: LanguageSelection,
    configuration: Localizer.Configuration, reporter: IssueReporter
  ) {
    self.sources = sources
    self.givenDefaultLanguage = defaultLanguage
    self.selection = selection
    self.configuration = configuration
    self.reporter = reporter
  }

  /// The language in force, as Observation sees it.
  var language: Language { publishedSnapshot.language }

  /// Made once: a key path costs more than what it is needed for.
  private static let languageKeyPath: any KeyPath<LanguageFollower, Language> & Sendable = \LanguageFollower.language

  /// Lets Observation know that the language is read.
  func noteReading() { registrar.access(self, keyPath: Self.languageKeyPath) }

  /// Tells observers that the language is another one.
  func signalLanguage() { registrar.withMutation(of: self, keyPath: Self.languageKeyPath) {} }

  /// Tells that the choice of the person could not be read.
  func reportStoreFault() {
    guard let fault = selection.state.withLock(\.storeFault) else { return }
    reporter.report(LocalizationIssue(.unreadableChoice(fault)))
  }
}
