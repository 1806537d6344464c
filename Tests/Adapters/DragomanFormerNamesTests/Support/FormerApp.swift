import Dragoman
import Foundation
import Synchronization
import TestResources
import Testing

/// An app that used another library: its files as they lie on the disk, and a localizer over them.
@MainActor struct FormerApp {
  let bundle: Bundle
  let localizer: Localizer
  let issues: IssueList

  /// An app over a folder of the fixtures.
  init(_ folder: String, system: [Language] = ["en"]) throws {
    let url = Folders.fixtures.appending(path: "five-systems/\(folder)")
    let bundle = try #require(Bundle(path: url.path))
    self.init(bundle: bundle, sources: [.bundle(bundle)], system: system)
  }

  /// An app with texts in memory.
  init(texts: [Language: [String: String]], errors: [Language: [String: String]] = [:]) {
    self.init(bundle: .main, sources: [.dictionary(texts), .dictionary(errors, table: "Errors")], system: ["en"])
  }

  private init(bundle: Bundle, sources: [TranslationSource], system: [Language]) {
    let issues = IssueList()
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    self.bundle = bundle
    self.issues = issues
    localizer = Localizer(
      sources: sources, selection: LanguageSelection(store: .memory, preferredLanguages: system),
      configuration: configuration
    ) { issues.append($0) }
  }

  /// Runs while the app's localizer is the program's own.
  ///
  /// That is one for the process. What runs does not wait, so no other test of the main actor comes in between.
  func run(_ test: () throws -> Void) rethrows {
    let former = Localizer.main
    Localizer.main = localizer
    defer { Localizer.main = former }
    try test()
  }
}

/// Issues in the order in which they were reported, from any thread.
final class IssueList: Sendable {
  private let list = Mutex<[LocalizationIssue]>([])

  func append(_ issue: LocalizationIssue) { list.withLock { $0.append(issue) } }

  var kinds: [LocalizationIssue.Kind] { list.withLock { $0.map(\.kind) } }
}
