import Testing

@testable import Dragoman

/// The person's list in a Unix environment.
struct PreferredLanguagesTests {
  @Test(arguments: [
    (["LANG": "uk_UA.UTF-8"], "uk-UA"), (["LC_MESSAGES": "de_AT", "LANG": "uk_UA"], "de-AT"),
    (["LC_ALL": "fr_FR", "LC_MESSAGES": "de_AT", "LANG": "uk_UA"], "fr-FR"), (["LC_ALL": "", "LANG": "uk"], "uk"),
    (["LANG": "sr_RS@latin"], "sr-Latn-RS"), (["LANG": "sr_RS.UTF-8@latin"], "sr-Latn-RS"),
    (["LANG": "uz_UZ@cyrillic"], "uz-Cyrl-UZ"), (["LANG": "sd_IN@devanagari"], "sd-Deva-IN"),
    (["LANG": "ca_ES.UTF-8@valencia"], "ca-ES-valencia"), (["LANG": "de_DE@euro"], "de-DE"),
    (["LANG": "no_NO"], "no-NO"),
    (["LANG": "iw_IL.UTF-8"], "he-IL"), (["LANG": "fil_PH"], "fil-PH"), (["LANG": "en_US.utf8"], "en-US"),
  ])
  func isTheLocaleAlone(_ environment: [String: String], _ tag: String) {
    let preferred = PreferredLanguages(environment: environment)
    #expect(preferred.identifiers == [tag])
    #expect(preferred.source == .localeVariable)
  }

  @Test(arguments: [
    [:], ["LANG": ""], ["LANG": "C"], ["LANG": "POSIX"], ["LANG": "C.UTF-8"], ["LC_ALL": "C", "LANG": "uk_UA"],
    ["LC_MESSAGES": "POSIX", "LANG": "uk_UA"], ["LANGUAGE": "uk:fr"], ["LANGUAGE": "uk", "LANG": "C"],
    ["LANGUAGE": "uk", "LC_ALL": "C.UTF-8", "LANG": "uk_UA"], ["LANG": "c"], ["LANG": "not a locale"],
    ["LANG": "@latin"],
    ["LANG": "."], ["LANG": "українська"],
  ])
  func isEmpty(_ environment: [String: String]) {
    #expect(PreferredLanguages(environment: environment).languages.isEmpty)
    #expect(PreferredLanguages(environment: environment).source == .localeVariable)
  }

  @Test(arguments: [
    ("uk:fr", ["uk", "fr"]), ("fr_CA:fr:en", ["fr-CA", "fr", "en"]), ("sr@latin:sr", ["sr-Latn", "sr"]), ("uk", ["uk"]),
    ("uk::fr:", ["uk", "fr"]), ("uk:junk junk:fr", ["uk", "fr"]), ("iw:he", ["he"]),
    // As for gettext, what comes after C is not wanted.
    ("uk:C:fr", ["uk"]), ("C", []),
  ])
  func isTheVariableForLanguages(_ value: String, _ tags: [String]) {
    let preferred = PreferredLanguages(environment: ["LANGUAGE": value, "LANG": "de_DE.UTF-8"])
    #expect(preferred.identifiers == tags)
    #expect(preferred.source == .languageVariable)
  }

  @Test func readsUserDefaults() {
    #expect(PreferredLanguages(defaultsValue: ["uk-UA", "en"])?.identifiers == ["uk-UA", "en"])
    #expect(PreferredLanguages(defaultsValue: "fr")?.identifiers == ["fr"])
    #expect(PreferredLanguages(defaultsValue: ["", "c", 7, "iw", "he"] as [Any])?.identifiers == ["he"])
    #expect(PreferredLanguages(defaultsValue: 7) == nil)
    #expect(PreferredLanguages(defaultsValue: [String]()) == nil)
    #expect(PreferredLanguages(defaultsValue: nil) == nil)
    #expect(PreferredLanguages(defaultsValue: ["": "uk"]) == nil)
  }

  @Test func anEmptyVariableForLanguagesIsNone() {
    let preferred = PreferredLanguages(environment: ["LANGUAGE": "", "LANG": "de_DE.UTF-8"])
    #expect(preferred == PreferredLanguages(languages: ["de-DE"], source: .localeVariable))
  }
}
