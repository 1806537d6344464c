import Dragoman
import DragomanSwiftUI
import Foundation
@testable import SwiftUIStandIn
import Testing

@MainActor @Suite struct LocalizedTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  /// A screen as an app has it: nothing in it reads the language itself.
  struct Screen: View {
    var body: some View {
      VStack {
        Localized(key: "a")
        Localized(key: "n", 1, 2)
        Localized(key: "g", ["name": "Anna"])
        Localized(key: "a", table: "Errors")
      }
    }
  }

  @Test func viewsAskTheLocalizerOfTheirEnvironment() throws {
    let host = ViewHost(Screen().localized(by: localizer))
    #expect(host.texts == ["A", "1 of 2", "Hi Anna", "error A"])
    try localizer.select("uk")
    host.update()
    #expect(host.texts == ["А-укр", "1 із 2", "Привіт, Anna", "помилка А"])
  }

  @Test func onlyWhatReadsTheLanguageIsReadAnew() throws {
    let host = ViewHost(Screen().localized(by: localizer))
    #expect(host.invalidated.isEmpty)
    try localizer.select("uk")
    #expect(host.invalidated == ["Localized", "LocalizedContainer"])
    host.update()
    #expect(host.invalidated.isEmpty)
  }

  @Test func selectingTheLanguageInForceReadsNothingAnew() throws {
    let host = ViewHost(Screen().localized(by: localizer))
    try localizer.select("en")
    #expect(host.invalidated.isEmpty)
  }

  @Test func localeAndDirectionGoThereAndBack() throws {
    let host = ViewHost(Localized(key: "a").localized(by: localizer))
    for (language, direction) in [
      ("en", .leftToRight), ("ar", .rightToLeft), ("uk", .leftToRight),
    ] as [(Language, LayoutDirection)] {
      try localizer.select(language)
      host.update()
      let environment = try #require(host.rendering.lines.first).environment
      #expect(environment.layoutDirection == direction)
      #expect(environment.locale == language.locale)
      #expect(environment.localizer === localizer)
    }
  }

  @Test func theInnermostLocalizerCounts() throws {
    let inner = TestLocalizer(system: ["ar"])
    let view = VStack {
      Localized(key: "a")
      Localized(key: "b").localized(by: inner.localizer)
    }
    let host = ViewHost(view.localized(by: localizer))
    #expect(host.texts == ["A", "ب"])
    #expect(host.rendering.lines.map(\.environment.layoutDirection) == [.leftToRight, .rightToLeft])
    try inner.localizer.select("uk")
    host.update()
    #expect(host.texts == ["A", "Б-укр"])
  }

  @Test func withoutALocalizerItIsTheMainOne() {
    #expect(EnvironmentValues().localizer === Localizer.main)
    let host = ViewHost(Localized(key: "no such key"))
    #expect(host.texts == ["no such key"])
  }

  @Test func aChangeFromAnotherThreadArrives() async throws {
    let localizer = localizer
    let host = ViewHost(Screen().localized(by: localizer))
    try await Task.detached { try localizer.select("uk") }.value
    await localizer.refreshed()
    host.update()
    #expect(host.texts.first == "А-укр")
  }
}
