import Testing

@testable import Dragoman

/// The rules of matching that CLDR's own cases do not show.
struct LanguageMatcherTests {
  private func match(_ supported: [String], _ preferred: [String], default: String? = nil) -> String? {
    LanguageMatcher(supported: supported, default: `default`).bestMatch(for: preferred).map {
      supported[$0.supportedIndex]
    }
  }

  /// Lists on which the systems that Dragoman replaces fail.
  @Test(arguments: [
    (["fil-PH"], ["en", "fil", "fi"], "fil"), (["haw-US"], ["ha", "haw"], "haw"),
    (["yue-Hant-HK"], ["yu", "zh-Hant"], "zh-Hant"),
    (["yue-Hant-HK"], ["en", "yue"], "yue"), (["fr-FR", "uk-UA"], ["en", "uk", "ar"], "uk"),
    (["ar-SA"], ["en", "ar"], "ar"),
    (["de-DE"], ["en", "de"], "de"), (["zh-Hans-CN"], ["en", "zh-Hant", "zh-Hans"], "zh-Hans"),
    (["pt-BR"], ["pt-PT"], "pt-PT"),
  ])
  func wholeListAndWholeTags(_ preferred: [String], _ supported: [String], _ expected: String) {
    #expect(match(supported, preferred) == expected)
  }

  @Test(arguments: [[], [""], ["c"], ["-"], ["en-"], ["ja"], ["", "c", "123"], ["und"]])
  func nothingMatches(_ preferred: [String]) {
    #expect(match(["uk", "ar"], preferred) == nil)
  }

  @Test func emptyListsAndMalformedSupportedTagsNeverMatch() {
    #expect(match([], ["en"]) == nil)
    #expect(match(["", "c", "Base", "en"], ["c", "en"]) == "en")
    #expect(match(["", "c"], ["c"]) == nil)
  }

  /// A list of many preferred languages: only the first ten are looked at.
  @Test func theEleventhIsNotLookedAt() {
    let others = ["ja", "ko", "th", "vi", "hu", "fi", "tr", "el", "he", "ka"]
    #expect(match(["en", "uk"], Array(others.prefix(9)) + ["uk"]) == "uk")
    #expect(match(["en", "uk"], others + ["uk"]) == nil)
  }

  /// A later, nearer match wins over an earlier, farther one, but has to be nearer by the demotion.
  @Test func laterPreferencesAreDemoted() {
    #expect(match(["en-GB", "nl"], ["en", "nl"]) == "en-GB")
    #expect(match(["ru", "uk"], ["be", "uk"]) == "uk")
  }

  @Test func answersPlacesAndDistance() throws {
    let match = try #require(LanguageMatcher(supported: ["en", "nb"]).bestMatch(for: ["ja", "no"]))
    #expect(match == .init(supportedIndex: 1, preferredIndex: 1, distance: 8))
  }

  /// Found by comparison with ICU 72 over CLDR 42's data: und with a script and a region.
  @Test(arguments: [
    (["und-Latn-IN", "ar"], ["und-Beng-MP"], "und-Latn-IN"), (["und-Latn-SA", "ar"], ["en"], "und-Latn-SA"),
    (["und-Latn-DE", "fr"], ["de"], "und-Latn-DE"), (["und-Cyrl-RS"], ["sr"], "und-Cyrl-RS"),
    (["und-Zzzz", "fil"], ["en"], "und-Zzzz"), (["und-ZZ"], ["en"], "und-ZZ"), (["und"], ["en"], nil),
    (["en"], ["und-Zzzz"], "en"),
  ])
  func undeterminedLanguages(_ supported: [String], _ preferred: [String], _ expected: String?) {
    #expect(match(supported, preferred) == expected)
  }

  @Test func pseudoLanguagesMatchTheirKind() {
    #expect(match(["en", "en-XA"], ["en-PSACCENT"]) == "en-XA")
    #expect(match(["en-XA"], ["en"]) == nil)
    #expect(match(["en"], ["en-XB"]) == nil)
    #expect(match(["x-bork"], ["x-bork-1"]) == nil)
  }

  @Test(arguments: [
    ("de", "de en", "de"), ("de-AT", "en de", "de"), ("nb", "en no", "no"), ("no", "en nb", "nb"), ("nn", "en nb", nil),
    ("zh-TW", "zh zh-Hant", "zh-Hant"), ("zh-Hant", "zh-CN zh-HK", "zh-HK"), ("zh", "zh-Hans zh-Hant", "zh-Hans"),
    ("zh", "zh-Hant", nil),
    ("be", "en ru", nil), ("uk", "ru", nil), ("gsw", "de", nil), ("en-GB", "en en-GB", "en-GB"),
    ("en-AU", "en en-GB", "en-GB"),
    ("en-GB", "en-US en", "en-US"), ("pt", "pt-PT pt-BR", "pt-BR"), ("sr-Latn", "sr", nil),
    ("sh", "sr sr-Latn", "sr-Latn"),
    ("iw", "he", "he"), ("he", "iw", "iw"), ("tl", "fil", "fil"), ("ca-valencia", "ca ca-valencia", "ca-valencia"),
    ("ca-valencia", "ca", "ca"), ("pt_BR", "pt-br", "pt-br"), ("en-XA", "en", nil), ("en", "en-XA", nil),
    ("en-XA", "en en-XA", "en-XA"),
    ("x-a", "x-b", nil), ("x-a", "x-b x-a", "x-a"), ("", "en", nil), ("c", "en", nil), ("und", "en", nil),
    ("en", "", nil),
    ("fil-PH", "fi fil", "fil"), ("es-MX", "es es-419", "es-419"),
  ])
  func selects(_ tag: String, _ supported: String, _ expected: String?) {
    let supported = supported.split(separator: " ").map(String.init)
    let found = LanguageMatcher(supported: supported).selection(of: tag)
    #expect(found.map { supported[$0] } == expected)
  }
}
