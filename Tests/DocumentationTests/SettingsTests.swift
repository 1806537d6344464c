#if os(macOS) || os(Linux)
  import Foundation
  import TestResources
  import Testing

  /// Every `.dragoman.json` that a page shows is taken, by the check and by the generator.
  @Suite struct SettingsTests {
    @Test(arguments: Page.all.flatMap(\.settings))
    func settingsAreTaken(_ settings: String) async throws {
      let app = try FixtureApp()
      try Data(settings.utf8).write(to: app.url.appending(path: ".dragoman.json"))
      let check = try await app.run("dragoman check")
      #expect([0, 1].contains(check.status), "\(check.error)")
      let generate = try await app.run("dragoman generate --output Sources/App/L10n.swift")
      #expect(generate.status == 0, "\(generate.error)")
    }

    @Test func pagesShowSettings() { #expect(Page.all.flatMap(\.settings).count > 2) }
  }

  extension Page {
    fileprivate var settings: [String] {
      blocks.filter { $0.language == "json" }.map { $0.lines.joined(separator: "\n") }
    }
  }
#endif
