@testable import Dragoman
import Foundation
import TestResources
import Testing

/// What the five systems left in the defaults: taken over once, and cleaned up where it would do harm.
@Suite struct StoredChoiceTests {
  /// What was stored, by its key, and the language that it is.
  struct Stored: Sendable, CustomTestStringConvertible {
    let system: String
    let key: String
    let value: any Sendable
    let language: Language

    var testDescription: String { "\(system): \(key) = \(value)" }
  }

  static let rows: [Stored] = [
    Stored(system: "RS, MB", key: "AppleLanguages", value: ["ar"], language: "ar"),
    Stored(system: "RS, MB", key: "AppleLanguages", value: "fr", language: "fr"),
    Stored(system: "MB", key: "currentLanguageKey", value: "ar", language: "ar"),
    Stored(system: "MB", key: "currentLanguageKey", value: "en-US", language: "en-US"),
    Stored(system: "AC 2.0", key: "ACLocalizedCore_kLanguageCode", value: "ru", language: "ru"),
    Stored(system: "AC 0.0.x", key: "languageRawValueKey", value: "ru", language: "ru"),
    Stored(system: "KO article", key: "kLocale", value: "ru_Localizable", language: "ru"),
    Stored(
      system: "KO swift_3_0", key: "kLocaleDic", value: ["languageKey": "ru", "nameFile": "ru_Localizable"],
      language: "ru"),
    Stored(system: "KO 1.0", key: "kSetLocaleKey", value: "uk", language: "uk"),
    Stored(system: "Localize-Swift", key: "LCLCurrentLanguageKey", value: "fr", language: "fr"),
  ]

  /// The defaults of a device in German, through a file, as the system keeps them.
  private func rules(_ suite: SuiteOfDefaults, system: [String] = ["de-DE", "en"]) -> DefaultsRules {
    DefaultsRules(values: suite.values, systemLanguages: system, keepsAppleLanguages: true)
  }

  @Test(arguments: rows) func aChoiceIsTakenOverOnce(stored: Stored) throws {
    let suite = SuiteOfDefaults([stored.key: stored.value])
    var rules = rules(suite)
    #expect(try rules.startUp() == stored.language)
    // Where Dragoman keeps it, and where the system looks at the next launch.
    #expect(rules.values["DragomanLanguage"] as? String == stored.language.identifier)
    #expect((rules.values["AppleLanguages"] as? [String])?.first == stored.language.identifier)
    // The person follows the system again: what is still there is not taken a second time.
    rules.choose(nil)
    #expect(try rules.startUp() == nil)
    #expect(rules.preferredLanguages == ["de-DE", "en"])
  }

  @Test(arguments: rows) func aLaterChoiceIsNotReplaced(stored: Stored) throws {
    let suite = SuiteOfDefaults([stored.key: stored.value])
    var rules = rules(suite)
    _ = try rules.startUp()
    rules.choose("es")
    #expect(try rules.startUp() == "es")
  }

  @Test(arguments: rows) func theAppIsInTheLanguageThatWasTakenOver(stored: Stored) throws {
    let suite = SuiteOfDefaults([stored.key: stored.value])
    var rules = rules(suite)
    let choice = try rules.startUp()
    let languages: [Language] = ["ar", "en", "fr", "ru", "uk"]
    let localizer = Localizer(
      sources: [.dictionary(Dictionary(uniqueKeysWithValues: languages.map { ($0, ["k": $0.identifier]) }))],
      defaultLanguage: "en",
      selection: LanguageSelection(store: LanguageStores.Memory(choice), preferredLanguages: ["de-DE", "en"])
    ) { _ in }
    #expect(localizer["k"] == stored.language.identifier.split(separator: "-").first.map(String.init))
  }

  /// What KOLocalized, L10n-swift and others wrote at their first start, though nobody had chosen.
  @Test(
    arguments: [
      ("kLocale", "ru_Localizable", "ru-RU"), ("kLocaleDic", ["languageKey": "ru"], "ru-RU"),
      ("currentLanguageKey", "en-US", "en-US"), ("AppleLanguages", ["de"], "de-AT"),
      ("kSetLocaleKey", "zh-Hans", "zh-Hans-CN"), ("currentLanguageKey", "zh-Hans-CN", "zh-CN"),
    ] as [(String, any Sendable, String)])
  func whatIsTheSystemsLanguageIsNoChoice(key: String, value: any Sendable, system: String) throws {
    var rules = rules(SuiteOfDefaults([key: value]), system: [system, "fr"])
    #expect(try rules.startUp() == nil)
    #expect(rules.values["DragomanLanguage"] == nil)
  }

  /// Of another region or script than the system's, it was chosen.
  @Test(
    arguments: [
      ("pt-BR", "pt-PT"), ("en-GB", "en-US"), ("zh-Hant", "zh-Hans-CN"), ("sr-Latn", "sr-RS"), ("de", "en-DE"),
    ])
  func anotherRegionOrScriptIsAChoice(stored: String, system: String) throws {
    var rules = rules(SuiteOfDefaults(["currentLanguageKey": stored]), system: [system, "fr"])
    #expect(try rules.startUp()?.identifier == stored)
  }

  @Test func whatTurnedTheLayoutIsRemoved() throws {
    let suite = SuiteOfDefaults([
      "AppleTextDirection": true, "NSForceRightToLeftWritingDirection": true, "currentLanguageKey": "ar", "other": 1,
    ])
    var rules = rules(suite)
    #expect(try rules.startUp() == "ar")
    #expect(rules.values["AppleTextDirection"] == nil)
    #expect(rules.values["NSForceRightToLeftWritingDirection"] == nil)
    #expect(rules.values["other"] as? Int == 1)
  }

  /// Where `AppleLanguages` is not the program's to write, on Linux and in suites, the choice alone is kept.
  @Test(arguments: rows.filter { $0.key != "AppleLanguages" }) func outsideOfApplesSystems(stored: Stored) throws {
    let suite = SuiteOfDefaults([stored.key: stored.value])
    var rules = DefaultsRules(values: suite.values, systemLanguages: ["de-DE"])
    #expect(try rules.startUp() == stored.language)
    #expect(rules.values["AppleLanguages"] == nil)
  }
}

/// The row on what `AppleLanguages` may hold besides a list.
@Suite struct AppleLanguagesTests {
  private func rules(_ stored: Any) -> DefaultsRules {
    DefaultsRules(
      values: SuiteOfDefaults(["AppleLanguages": stored]).values, systemLanguages: ["de-DE"], keepsAppleLanguages: true)
  }

  @Test func aStringIsRead() throws {
    var rules = rules("fr")
    #expect(rules.preferredLanguages == ["fr"])
    #expect(try rules.startUp() == "fr")
  }

  @Test func aNumberIsIgnored() throws {
    var rules = rules(7)
    #expect(rules.preferredLanguages == ["de-DE"])
    #expect(try rules.startUp() == nil)
  }
}
