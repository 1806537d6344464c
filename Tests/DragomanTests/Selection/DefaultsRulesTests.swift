@testable import Dragoman
import Testing

@Suite struct DefaultsRulesTests {
  private func rules(
    _ values: [String: Any], launch: [String] = [], system: [String] = ["en-US", "de"]
  ) -> DefaultsRules {
    DefaultsRules(values: values, launchLanguages: launch, systemLanguages: system, keepsAppleLanguages: true)
  }

  private func appleLanguages(_ rules: DefaultsRules) -> [String]? {
    rules.values["AppleLanguages"] as? [String]
  }

  @Test func aChoiceIsWrittenWithThePersonsOtherLanguagesBehindIt() {
    var rules = rules([:])
    rules.choose("de")
    #expect(appleLanguages(rules) == ["de", "en-US"])
    #expect(rules.startUp() == "de")
  }

  @Test func followingTheSystemRemovesWhatWasWritten() {
    var rules = rules([:])
    rules.choose("uk")
    rules.choose(nil)
    #expect(appleLanguages(rules) == nil)
    #expect(rules.startUp() == nil)
  }

  @Test func followingTheSystemLeavesWhatTheSystemWrote() {
    var rules = rules(["AppleLanguages": ["fr"], "DragomanImportIsDone": true])
    rules.choose(nil)
    #expect(appleLanguages(rules) == ["fr"])
    #expect(rules.preferredLanguages == ["fr"])
  }

  @Test(arguments: [["fr", "en"], nil] as [[String]?])
  func theSystemsSettingsBeatAnOlderChoice(settings: [String]?) {
    var rules = rules(["DragomanImportIsDone": true])
    rules.choose("uk")
    rules.values["AppleLanguages"] = settings
    #expect(rules.startUp() == nil)
    #expect(rules.storedChoice == nil)
    #expect(rules.preferredLanguages == settings ?? ["en-US", "de"])
  }

  @Test func aLaunchArgumentBeatsTheChoiceAndIsNotStored() {
    var rules = rules(["DragomanImportIsDone": true], launch: ["ar"])
    rules.values["DragomanLanguage"] = "uk"
    #expect(rules.startUp() == nil)
    #expect(rules.preferredLanguages == ["ar"])
    #expect(rules.storedChoice == "uk")
    #expect(appleLanguages(rules) == nil)
  }

  @Test func nothingIsWrittenToAppleLanguagesWhereItIsNotOurs() {
    var rules = DefaultsRules(values: [:], systemLanguages: ["en"])
    rules.choose("uk")
    #expect(rules.values.keys.sorted() == ["DragomanLanguage"])
  }

  static let former: [(String, String, Language)] = [
    ("AppleLanguages", "fr", "fr"), ("currentLanguageKey", "ar", "ar"), ("currentLanguageKey", "pt_BR", "pt-BR"),
    ("ACLocalizedCore_kLanguageCode", "ru", "ru"), ("languageRawValueKey", "ru", "ru"),
    ("kLocale", "ru_Localizable", "ru"), ("kSetLocaleKey", "uk", "uk"),
  ]

  @Test(arguments: former) func aFormerChoiceIsTakenOver(key: String, value: String, expected: Language) {
    var rules = rules([key: value])
    #expect(rules.startUp() == expected)
    #expect(rules.storedChoice == expected)
  }

  @Test func formerChoicesThatAreCollections() {
    var list = rules(["AppleLanguages": ["ar", "en"]])
    #expect(list.startUp() == "ar")
    var dictionary = rules(["kLocaleDic": ["languageKey": "ru", "nameFile": "ru_Localizable"]])
    #expect(dictionary.startUp() == "ru")
  }

  @Test func aNumberIsIgnored() {
    var rules = rules(["AppleLanguages": 7, "currentLanguageKey": 1, "kLocale": ["x"]])
    #expect(rules.startUp() == nil)
    #expect(rules.preferredLanguages == ["en-US", "de"])
  }

  @Test func anImportedValueThatIsTheSystemsFirstMeansTheSystem() {
    var rules = rules(["AppleLanguages": ["en-US"]])
    #expect(rules.startUp() == nil)
    #expect(rules.storedChoice == nil)
  }

  @Test func theImportHappensOnce() {
    var rules = rules(["currentLanguageKey": "ar"])
    #expect(rules.startUp() == "ar")
    rules.choose(nil)
    #expect(rules.startUp() == nil)
  }

  @Test func aChoiceOfOursIsNotOverwrittenByAnOlderLibrary() {
    var rules = rules(["DragomanLanguage": "uk", "currentLanguageKey": "ar"])
    #expect(rules.startUp() == "uk")
  }

  @Test func theKeysThatTurnedTheLayoutAreRemoved() {
    var rules = rules(["AppleTextDirection": true, "NSForceRightToLeftWritingDirection": true])
    _ = rules.startUp()
    #expect(rules.values.keys.sorted() == ["DragomanImportIsDone"])
  }
}
