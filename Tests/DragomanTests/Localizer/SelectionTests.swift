import Dragoman
import Foundation
import Testing

@Suite struct SelectionTests {
  static let texts: [Language: [String: String]] = ["en": ["k": "en"], "uk": ["k": "uk"], "ar": ["k": "ar"]]

  @Test func anUnsupportedLanguageChangesNothing() {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(Self.texts, store: store)
    #expect(throws: LanguageSelectionError.self) { try test.localizer.select("de") }
    #expect(test.localizer["k"] == "en")
    #expect(test.selection.choice == .system)
    #expect(store.read() == nil)
  }

  @Test func theErrorNamesTheLanguagesThereAre() {
    let test = TestLocalizer(Self.texts)
    do {
      try test.localizer.select("de")
      Issue.record("nothing was thrown")
    } catch .unsupported(let language, let supported) {
      #expect(language == "de")
      #expect(supported == ["ar", "en", "uk"])
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func theTagAskedForIsStoredAndTheSupportedOneIsInForce() throws {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(["de": ["k": "de"], "en": ["k": "en"]], store: store)
    try test.localizer.select("de-AT")
    #expect(test.localizer.language == "de")
    #expect(store.read() == "de-AT")
    #expect(test.selection.choice == .language("de-AT"))
  }

  @Test func theLanguageInForceIsStoredWhenSelected() throws {
    let store = LanguageStores.Memory()
    let test = TestLocalizer(Self.texts, system: ["uk"], store: store)
    #expect(test.localizer.language == "uk")
    try test.localizer.select("uk")
    #expect(store.read() == "uk")
  }

  @Test func followingTheSystemAgainForgetsTheChoice() throws {
    let store = LanguageStores.Memory("ar")
    let test = TestLocalizer(Self.texts, system: ["uk"], store: store)
    #expect(test.localizer.language == "ar")
    test.localizer.followSystem()
    #expect(test.localizer.language == "uk")
    #expect(store.read() == nil)
  }

  @Test(arguments: [[], [""], ["c"], ["tlh"]] as [[Language]])
  func aListThatMatchesNothingGivesTheDefault(system: [Language]) {
    #expect(TestLocalizer(Self.texts, system: system).localizer.language == "en")
  }

  @Test func theWholeListIsMatched() {
    #expect(TestLocalizer(Self.texts, system: ["fr-FR", "uk-UA"]).localizer.language == "uk")
    #expect(TestLocalizer(Self.texts, system: ["ar-SA"]).localizer.language.isRightToLeft)
    #expect(TestLocalizer(["en": ["k": "en"], "de": ["k": "de"]], system: ["de-DE"]).localizer.language == "de")
  }

  @Test func aStoredLanguageThatIsGoneFollowsTheSystem() {
    let test = TestLocalizer(Self.texts, system: ["uk"], store: LanguageStores.Memory("de"))
    #expect(test.localizer.language == "uk")
  }

  struct FullDisk: Error {}

  struct BrokenStore: LanguageStoring {
    func read() -> Language? { nil }
    func write(_ language: Language?) throws { throw FullDisk() }
  }

  @Test func aStoreThatFailsLeavesTheLanguageInForce() {
    let test = TestLocalizer(Self.texts, store: BrokenStore())
    do {
      try test.localizer.select("uk")
      Issue.record("nothing was thrown")
    } catch .notStored(let error) {
      #expect(error is FullDisk)
    } catch {
      Issue.record("\(error)")
    }
    #expect(test.localizer.language == "en")
  }

  enum AppLanguage: String, LanguageChoice {
    case en
    case uk
    case traditionalChinese = "zh-Hant"
  }

  @Test func anEnumerationOfTheApp() throws {
    let test = TestLocalizer(Self.texts)
    try test.localizer.select(AppLanguage.uk)
    #expect(test.localizer.language == AppLanguage.uk.language)
    #expect(AppLanguage.traditionalChinese.language == "zh-Hant")
    #expect(throws: LanguageSelectionError.self) { try test.localizer.select(AppLanguage.traditionalChinese) }
  }

  @Test func eachReaderHasAStreamOfItsOwnWithTheNewest() async throws {
    let test = TestLocalizer(Self.texts)
    var first = test.localizer.languageChanges.makeAsyncIterator()
    var second = test.localizer.languageChanges.makeAsyncIterator()
    try test.localizer.select("uk")
    await test.localizer.refreshed()
    #expect(await first.next() == "uk")
    try test.localizer.select("ar")
    await test.localizer.refreshed()
    #expect(await first.next() == "ar")
    #expect(await second.next() == "ar")
  }
}
