import Dragoman
import Foundation
import Synchronization

/// A localizer over texts in memory, with a choice of its own, and the issues it reported.
struct TestLocalizer {
  let localizer: Localizer
  let selection: LanguageSelection
  let issues: IssueList

  init(
    _ texts: [Language: [String: String]], default defaultLanguage: Language? = "en", system: [Language] = ["en"],
    store: some LanguageStoring = .memory, configuration: Localizer.Configuration = .forTests
  ) {
    self.init(
      [.dictionary(texts)], default: defaultLanguage, system: system, store: store, configuration: configuration)
  }

  init(
    _ sources: [TranslationSource], default defaultLanguage: Language? = nil, system: [Language] = ["en"],
    store: some LanguageStoring = .memory, configuration: Localizer.Configuration = .forTests
  ) {
    let issues = IssueList()
    self.issues = issues
    selection = LanguageSelection(store: store, preferredLanguages: system)
    localizer = Localizer(
      sources: sources, defaultLanguage: defaultLanguage, selection: selection, configuration: configuration
    ) { issues.append($0) }
  }
}

extension Localizer.Configuration {
  /// The same on every machine.
  static var forTests: Self {
    var configuration = Self()
    configuration.numberLocale = .language
    return configuration
  }
}

/// Issues in the order in which they were reported, from any thread.
final class IssueList: Sendable {
  private let list = Mutex<[LocalizationIssue]>([])

  func append(_ issue: LocalizationIssue) { list.withLock { $0.append(issue) } }

  var all: [LocalizationIssue] { list.withLock { $0 } }
  var kinds: [LocalizationIssue.Kind] { all.map(\.kind) }
  var sentences: [String] { all.map(\.sentence) }
}
