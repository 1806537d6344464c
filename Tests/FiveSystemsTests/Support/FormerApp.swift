import Dragoman
import Foundation
import TestResources
import Testing

/// An app that used another library: its files as they lie on the disk, and a localizer over them.
@MainActor struct FormerApp {
  let bundle: Bundle
  let localizer: Localizer
  let issues = IssueList()

  /// An app over a folder of the fixtures.
  init(
    _ folder: String, system: [Language] = ["en"], store: some LanguageStoring = .memory,
    configuration: Localizer.Configuration = .forTests
  ) throws {
    let url = Folders.fixtures.appending(path: "five-systems/\(folder)")
    try self.init(at: url, system: system, store: store, configuration: configuration)
  }

  /// An app over any folder.
  init(
    at folder: URL, system: [Language] = ["en"], store: some LanguageStoring = .memory,
    configuration: Localizer.Configuration = .forTests
  ) throws {
    bundle = try #require(Bundle(path: folder.path))
    localizer = Localizer(
      bundle: bundle, selection: LanguageSelection(store: store, preferredLanguages: system),
      configuration: configuration
    ) { [issues] in issues.append($0) }
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

extension Localizer.Configuration {
  /// The same on every machine.
  static var forTests: Self {
    var configuration = Self()
    configuration.numberLocale = .language
    return configuration
  }
}
