import Dragoman
import Testing
import UIKitStandIn

/// What the five systems left in the defaults: taken over once, and cleaned up where it would do harm.
///
/// Each test starts an app over defaults in a file, as often as it says, and looks at a label.
@MainActor @Suite struct StoredChoiceTests {
  /// What was stored, by its key, and the language that it is.
  struct Stored: Sendable, CustomTestStringConvertible {
    let system: String
    let key: String
    let value: any Sendable
    let language: Language

    var testDescription: String { "\(system): \(key) = \(value)" }
  }

  nonisolated static let rows: [Stored] = [
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

  @Test(arguments: rows) func aChoiceIsTakenOverOnce(stored: Stored) throws {
    let device = Device([stored.key: stored.value])
    try device.launch { localizer, label in
      #expect(label.text == stored.language.code)
      // Where Dragoman keeps it, and where the system looks at the next launch.
      #expect(device.values["DragomanLanguage"] as? String == stored.language.identifier)
      #expect((device.values["AppleLanguages"] as? [String])?.first == stored.language.identifier)
      localizer.followSystem()
      #expect(label.text == "de")
    }
    // The person follows the system again: what is still there is not taken a second time.
    try device.launch { localizer, label in
      #expect(label.text == "de")
      #expect(localizer.selection.choice == .system)
    }
  }

  @Test(arguments: rows) func aLaterChoiceIsNotReplaced(stored: Stored) throws {
    let device = Device([stored.key: stored.value])
    try device.launch { localizer, _ in try localizer.select("es") }
    try device.launch { _, label in #expect(label.text == "es") }
  }

  /// What KOLocalized, L10n-swift and others wrote at their first start, though nobody had chosen.
  @Test(
    arguments: [
      ("kLocale", "ru_Localizable", "ru-RU"), ("kLocaleDic", ["languageKey": "ru"], "ru-RU"),
      ("currentLanguageKey", "en-US", "en-US"), ("AppleLanguages", ["de"], "de-AT"),
      ("kSetLocaleKey", "zh-Hans", "zh-Hans-CN"), ("currentLanguageKey", "zh-Hans-CN", "zh-CN"),
    ] as [(String, any Sendable, String)])
  func whatIsTheSystemsLanguageIsNoChoice(key: String, value: any Sendable, system: String) throws {
    let device = Device([key: value], system: [system, "fr"])
    try device.launch { localizer, _ in #expect(localizer.selection.choice == .system) }
    #expect(device.values["DragomanLanguage"] == nil)
  }

  /// Of another region or script than the system's, it was chosen.
  @Test(
    arguments: [
      ("pt-BR", "pt-PT"), ("en-GB", "en-US"), ("zh-Hant", "zh-Hans-CN"), ("sr-Latn", "sr-RS"), ("de", "en-DE"),
    ] as [(Language, String)])
  func anotherRegionOrScriptIsAChoice(stored: Language, system: String) throws {
    let device = Device(["currentLanguageKey": stored.identifier], system: [system, "fr"])
    try device.launch { localizer, _ in #expect(localizer.selection.choice == .language(stored)) }
  }

  @Test func whatTurnedTheLayoutIsRemoved() throws {
    let device = Device([
      "AppleTextDirection": true, "NSForceRightToLeftWritingDirection": true, "currentLanguageKey": "ar", "other": 1,
    ])
    try device.launch { _, label in #expect(label.text == "ar") }
    #expect(device.values["AppleTextDirection"] == nil)
    #expect(device.values["NSForceRightToLeftWritingDirection"] == nil)
    #expect(device.values["other"] as? Int == 1)
  }

  /// Where `AppleLanguages` is not the program's to write, as on Linux, the choice alone is kept.
  @Test(arguments: rows.filter { $0.key != "AppleLanguages" }) func outsideOfApplesSystems(stored: Stored) throws {
    let device = Device([stored.key: stored.value], keepsLanguagesOfApps: false)
    try device.launch { _, label in #expect(label.text == stored.language.code) }
    #expect(device.values["AppleLanguages"] == nil)
  }
}

/// The row on what `AppleLanguages` may hold besides a list.
@MainActor @Suite struct AppleLanguagesTests {
  @Test func aStringIsRead() throws {
    try Device(["AppleLanguages": "fr"]).launch { _, label in #expect(label.text == "fr") }
  }

  @Test func aNumberIsIgnored() throws {
    let device = Device(["AppleLanguages": 7])
    try device.launch { localizer, label in
      #expect(label.text == "de")
      #expect(localizer.selection.choice == .system)
    }
  }

  /// The mode for the next launch writes what the system's own texts go by.
  @Test func theNextLaunchIsInTheLanguage() throws {
    let device = Device()
    try device.launch { localizer, label in
      try localizer.selectAtNextLaunch("fr")
      #expect(label.text == "de")
    }
    #expect((device.values["AppleLanguages"] as? [String])?.first == "fr")
    try device.launch { _, label in #expect(label.text == "fr") }
  }
}

extension Language {
  /// The language without a region, as its table is called.
  fileprivate var code: String { identifier.split(separator: "-").first.map(String.init) ?? identifier }
}
