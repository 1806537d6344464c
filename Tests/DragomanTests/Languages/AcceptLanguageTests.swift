import Testing

@testable import Dragoman

struct AcceptLanguageTests {
  @Test(arguments: [
    ("uk", ["uk"]), ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-GB", "en"]), ("en;q=0.5, uk", ["uk", "en"]),
    ("fr;q=0.5,de;q=0.5,it;q=0.5", ["fr", "de", "it"]), ("en;q=0,uk", ["uk"]), ("*", []), ("*,uk;q=0.5", ["uk"]),
    // White space, case, parameters.
    (" uk ;\tq = 0.5 , EN_us ", ["en-US", "uk"]), ("uk;Q=0.2,en;q=0.9", ["en", "uk"]),
    ("uk;level=1;q=0.1,en", ["en", "uk"]),
    // What the grammar has no place for.
    ("uk;q=,en;q=0.9", ["uk", "en"]), ("uk;q,en", ["uk", "en"]), ("uk;q=abc,en", ["uk", "en"]),
    ("uk;q=7,en", ["uk", "en"]),
    ("uk;q=0.00001,en;q=0.12345", ["en", "uk"]), ("uk;q=nan,en;q=-1,de;q=1e9", ["uk", "en", "de"]),
    (",,uk,,", ["uk"]), ("", []), (";q=1", []), ("junk junk, uk", ["uk"]), ("українська, uk", ["uk"]),
    ("c, uk", ["uk"]),
    ("de-*-DE;q=0.5", ["de-DE"]), ("*-CH, uk", ["uk"]), ("uk;q=0.000", []),
  ])
  func readsWhatTheClientWants(_ field: String, _ tags: [String]) {
    #expect(AcceptLanguage(field).preferred == tags)
  }

  @Test(arguments: [
    ("uk-UA,en;q=0.5", "en uk ar", "uk"), ("nb", "en no", "no"), ("ja", "en uk", nil), ("", "en uk", nil),
    // Excluded ranges cover what is longer, but not what a longer range accepts.
    ("en;q=0, uk;q=0.1", "en en-GB uk", "uk"), ("en;q=0", "en-GB", nil), ("en-GB, en;q=0", "en en-GB", "en-GB"),
    ("en, en-GB;q=0", "en-GB en-US", "en-US"), ("en, zh-Hant;q=0", "zh-Hant", nil), ("be, ru;q=0", "ru uk", nil),
    ("enm;q=0, en", "en", "en"),
    // The star.
    ("*", "en uk", "en"), ("fr, *;q=0.1", "en uk", "en"), ("fr, *;q=0.1, en;q=0", "en uk", "uk"),
    ("*;q=0", "en uk", nil),
    ("uk, *;q=0", "en uk", "uk"), ("*;q=0, en-US", "en uk", "en"), ("*, en;q=0.5", "en uk", "uk"),
    ("*, en;q=0.5", "en", "en"),
    ("en;q=0.5, fr, *;q=0.4", "de en", "en"), ("en-GB;q=0, *", "en-GB en-US", "en-US"), ("*,*;q=0.5", "en", "en"),
    // Canonical forms on both sides.
    ("iw;q=0, en", "he en", "en"), ("zh-TW", "en zh-Hant", "zh-Hant"),
  ])
  func matches(_ field: String, _ supported: String, _ expected: String?) {
    let supported = supported.split(separator: " ").map(String.init)
    let found = AcceptLanguage(field).bestMatch(with: LanguageMatcher(supported: supported))
    #expect(found.map { supported[$0] } == expected)
  }

  @Test func theStarMeansTheDefaultFirst() {
    #expect(AcceptLanguage("*").bestMatch(with: LanguageMatcher(supported: ["en", "uk"], default: "uk")) == 1)
    #expect(AcceptLanguage("*, uk;q=0").bestMatch(with: LanguageMatcher(supported: ["en", "uk"], default: "uk")) == 0)
    #expect(AcceptLanguage(nil).bestMatch(with: LanguageMatcher(supported: ["en", "uk"], default: "uk")) == nil)
    #expect(AcceptLanguage("*").bestMatch(with: LanguageMatcher(supported: [])) == nil)
  }

  @Test func readsNoMoreThan64Ranges() {
    let field = (0..<100).map { "de-x-\($0)" }.joined(separator: ",")
    #expect(AcceptLanguage(field).ranges.count == 64)
    #expect(AcceptLanguage(field).ranges.last?.tag == "de-x-63")
  }

  @Test func readsNoMoreThan4KB() {
    let padding = String(repeating: " ", count: 4096 - 8)
    // The field is cut within `zh-Hant`, which must not become `zh`.
    #expect(AcceptLanguage("uk," + padding + "zh-Hant").preferred == ["uk"])
    #expect(AcceptLanguage("uk," + padding.dropLast(20) + "zh-Hant,fr").preferred == ["uk", "zh-Hant", "fr"])
    #expect(AcceptLanguage(String(repeating: "a,", count: 1_000_000)).ranges.isEmpty)
    #expect(AcceptLanguage(String(repeating: "x", count: 5_000)).ranges.isEmpty)
  }
}
