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

  @Test func aChoiceIsWrittenWithThePersonsOtherLanguagesBehindIt() throws {
    var rules = rules([:])
    rules.choose("de")
    #expect(appleLanguages(rules) == ["de", "en-US"])
    #expect(try rules.startUp() == "de")
  }

  @Test func followingTheSystemRemovesWhatWasWritten() throws {
    var rules = rules([:])
    rules.choose("uk")
    rules.choose(nil)
    #expect(appleLanguages(rules) == nil)
    #expect(try rules.startUp() == nil)
  }

  @Test func followingTheSystemLeavesWhatTheSystemWrote() throws {
    var rules = rules(["AppleLanguages": ["fr"], "DragomanImportIsDone": true])
    rules.choose(nil)
    #expect(appleLanguages(rules) == ["fr"])
    #expect(rules.preferredLanguages == ["fr"])
  }

  @Test(arguments: [["fr", "en"], nil] as [[String]?])
  func theSystemsSettingsBeatAnOlderChoice(settings: [String]?) throws {
    var rules = rules(["DragomanImportIsDone": true])
    rules.choose("uk")
    rules.values["AppleLanguages"] = settings
    #expect(try rules.startUp() == nil)
    #expect(try rules.storedChoice == nil)
    #expect(rules.preferredLanguages == settings ?? ["en-US", "de"])
  }

  @Test func aLaunchArgumentBeatsTheChoiceAndIsNotStored() throws {
    var rules = rules(["DragomanImportIsDone": true], launch: ["ar"])
    rules.values["DragomanLanguage"] = "uk"
    #expect(try rules.startUp() == nil)
    #expect(rules.preferredLanguages == ["ar"])
    #expect(try rules.storedChoice == "uk")
    #expect(appleLanguages(rules) == nil)
  }

  @Test func nothingIsWrittenToAppleLanguagesWhereItIsNotOurs() throws {
    var rules = DefaultsRules(values: [:], systemLanguages: ["en"])
    rules.choose("uk")
    #expect(rules.values.keys.sorted() == ["DragomanLanguage"])
  }

  static let former: [(String, String, Language)] = [
    ("AppleLanguages", "fr", "fr"), ("currentLanguageKey", "ar", "ar"), ("currentLanguageKey", "pt_BR", "pt-BR"),
    ("ACLocalizedCore_kLanguageCode", "ru", "ru"), ("languageRawValueKey", "ru", "ru"),
    ("kLocale", "ru_Localizable", "ru"), ("kLocale", "pt_BR_Localizable", "pt-BR"), ("kSetLocaleKey", "uk", "uk"),
    ("LCLCurrentLanguageKey", "fr", "fr"),
  ]

  @Test(arguments: former) func aFormerChoiceIsTakenOver(key: String, value: String, expected: Language) throws {
    var rules = rules([key: value])
    #expect(try rules.startUp() == expected)
    #expect(try rules.storedChoice == expected)
  }

  @Test func formerChoicesThatAreCollections() throws {
    var list = rules(["AppleLanguages": ["ar", "en"]])
    #expect(try list.startUp() == "ar")
    var dictionary = rules(["kLocaleDic": ["languageKey": "ru", "nameFile": "ru_Localizable"]])
    #expect(try dictionary.startUp() == "ru")
  }

  @Test func aNumberIsIgnored() throws {
    var rules = rules(["AppleLanguages": 7, "currentLanguageKey": 1, "kLocale": ["x"]])
    #expect(try rules.startUp() == nil)
    #expect(rules.preferredLanguages == ["en-US", "de"])
  }

  @Test func anImportedValueThatIsTheSystemsFirstMeansTheSystem() throws {
    var rules = rules(["AppleLanguages": ["en-US"]])
    #expect(try rules.startUp() == nil)
    #expect(try rules.storedChoice == nil)
  }

  /// Several libraries store a language at their first start, cut down to what they have tables for.
  @Test(arguments: [("en", true), ("en-US", true), ("en-GB", false), ("de", false), ("en-Shaw", false)])
  func whatWasStoredUnaskedIsNoChoice(stored: String, isTheSystems: Bool) throws {
    var rules = rules(["kLocale": "\(stored)_Localizable"])
    #expect((try rules.startUp() == nil) == isTheSystems)
  }

  @Test func theImportHappensOnce() throws {
    var rules = rules(["currentLanguageKey": "ar"])
    #expect(try rules.startUp() == "ar")
    rules.choose(nil)
    #expect(try rules.startUp() == nil)
  }

  @Test func aChoiceOfOursIsNotOverwrittenByAnOlderLibrary() throws {
    var rules = rules(["DragomanLanguage": "uk", "currentLanguageKey": "ar"])
    #expect(try rules.startUp() == "uk")
  }

  @Test func theKeysThatTurnedTheLayoutAreRemoved() throws {
    var rules = rules(["AppleTextDirection": true, "NSForceRightToLeftWritingDirection": true])
    _ = try rules.startUp()
    #expect(rules.values.keys.sorted() == ["DragomanImportIsDone"])
  }

  @Test func whatIsNoTagInAListIsPassedOver() throws {
    var rules = rules(["AppleLanguages": ["ar", 7, "de"] as [Any]])
    #expect(rules.preferredLanguages == ["ar", "de"])
    #expect(try rules.startUp() == "ar")
  }

  @Test(arguments: ["not a tag!", ""]) func aStoredChoiceThatIsNoLanguageIsAnError(stored: String) throws {
    var rules = rules(["DragomanLanguage": stored])
    #expect(throws: (any Error).self) { try rules.startUp() }
  }

  @Test func whereNothingIsTakenOverNothingIsWritten() throws {
    var rules = DefaultsRules(values: ["other": 1], systemLanguages: ["en"])
    #expect(try rules.startUp() == nil)
    #expect(rules.values.keys.sorted() == ["other"])
  }
}
