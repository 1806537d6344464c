@testable import Dragoman
import Foundation
import Testing

@Suite struct NextLaunchTests {
  private static let texts: [Language: [String: String]] = ["en": ["k": "en"], "uk": ["k": "uk"], "ar": ["k": "ar"]]

  @Test func theChoiceIsStoredAndNothingChanges() throws {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(Self.texts, store: store)
    try test.localizer.selectAtNextLaunch("uk")
    #expect(test.localizer["k"] == "en")
    #expect(test.selection.choice == .system)
    #expect(store.read() == "uk")
    #expect(TestLocalizer(Self.texts, store: store).localizer["k"] == "uk")
  }

  @Test func whatIsNotThereIsAnErrorAndNotStored() throws {
    let store = LanguageStores.Memory("ar")
    let test = TestLocalizer(Self.texts, store: store)
    #expect(throws: LanguageSelectionError.self) { try test.localizer.selectAtNextLaunch("ja") }
    #expect(store.read() == "ar")
    #expect(test.localizer["k"] == "ar")
  }

  /// The store tells of each change, this program's own among them.
  @Test func theStoreIsNotFollowedUntilSomethingElseIsInIt() throws {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(Self.texts, store: store)
    try test.localizer.selectAtNextLaunch("uk")
    test.selection.reload()
    #expect(test.localizer["k"] == "en")
    store.write("ar")
    test.selection.reload()
    #expect(test.localizer["k"] == "ar")
    // Another program chooses what was once to be in force later.
    store.write("uk")
    test.selection.reload()
    #expect(test.localizer["k"] == "uk")
  }

  @Test func aChoiceOfNowWins() throws {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(Self.texts, store: store)
    try test.localizer.selectAtNextLaunch("uk")
    try test.localizer.select("ar")
    #expect(store.read() == "ar")
    store.write("uk")
    test.selection.reload()
    #expect(test.localizer["k"] == "uk")
    try test.localizer.selectAtNextLaunch("ar")
    test.localizer.followSystem()
    #expect(store.read() == nil)
    #expect(test.localizer["k"] == "en")
  }
}
