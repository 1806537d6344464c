import Testing

@testable import DragomanLocaleData

/// Which rules a language has.
struct PluralRulesTests {
  private func rules(_ tag: String, _ kind: PluralRules.Kind = .cardinal) -> PluralRules {
    PluralRules(LanguageScriptRegion(tag: tag), kind)
  }

  @Test(arguments: [
    ("pt-BR", "pt"), ("pt-AO", "pt-PT"), ("pt-MO", "pt-PT"), ("pt-Latn-AO", "pt-PT"), ("pt-Latn", "pt"), ("nb", "no"),
    ("nb-NO", "no"), ("nn-NO", "nn"), ("iw", "he"), ("iw-IL", "he"), ("in", "id"), ("ji", "yi"), ("mo", "ro"),
    ("eng", "en"), ("cmn", "zh"), ("sr-Latn", "sr"), ("sr-Latn-ME", "sr"), ("sh", "sr"), ("zh-Hant-HK", "zh"),
    ("zh-TW", "zh"), ("en-GB", "en"), ("en-AU", "en"), ("es-MX", "es"), ("es-419", "es"), ("az-Arab", "az"),
    ("hi-Latn", "hi"), ("kok-Latn-IN", "kok-Latn"), ("uk-Latn-CA", "uk"), ("fil-PH", "fil"), ("ar-EG", "ar"),
  ])
  func areInherited(tag: String, parent: String) {
    #expect(rules(tag) == rules(parent))
    #expect(rules(tag, .ordinal) == rules(parent, .ordinal))
  }

  @Test func ofAnUnknownLanguageAreTheRoots() {
    for tag in ["und", "", "qaa", "tlh", "xx-Cyrl-RU", "und-UA", "ht", "klingonx", "languages"] {
      #expect(rules(tag) == rules("und"), "\(tag)")
      #expect(rules(tag).category(of: 1) == .other)
      #expect(rules(tag, .ordinal).category(of: 1) == .other)
    }
  }

  @Test func portugueseOfPortugalHasItsOwn() {
    #expect(rules("pt").category(of: 0) == .one)
    #expect(rules("pt-PT").category(of: 0) == .other)
    #expect(rules("pt-AO").category(of: 0) == .other)
  }

  @Test func signDoesNotCount() {
    #expect(rules("uk").category(of: -1) == .one)
    #expect(rules("uk").category(of: -3) == .few)
    #expect(rules("uk").category(of: Int.min) == .many)
  }

  /// 10^30 and its neighbours, in languages that look at millions, at last digits, and at emptiness.
  @Test func hugeNumbersKeepTheirRemainders() throws {
    let zeros = String(repeating: "0", count: 29)
    #expect(category("fr", "1" + zeros + "0") == .many)
    #expect(category("fr", "1" + zeros + "1") == .other)
    #expect(category("br", "1" + zeros + "0") == .many)
    #expect(category("uk", "1" + zeros + "1") == .one)
    #expect(category("uk", "1" + zeros + "3") == .few)
    #expect(category("uk", "1" + zeros.dropLast() + "11") == .many)
    #expect(category("ar", "1" + zeros + "0") == .other)
    #expect(category("en", "1." + zeros + "1") == .other)
    #expect(category("hr", "0." + zeros + "1") == .one)
    #expect(category("da", "1." + zeros + "1") == .one)
    #expect(category("kw", "7" + zeros.dropLast(5) + "100000") == .two)
  }

  @Test func compactFormsCountByTheirExponent() {
    #expect(category("fr", "1c6") == .many)
    #expect(category("fr", "1.2c6") == .many)
    #expect(category("fr", "1200000") == .other)
    #expect(category("es", "1c3") == .other)
    #expect(category("es", "1c999999999999999999999") == .many)
    #expect(category("uk", "1.5c3") == .many)
  }

  private func category(_ tag: String, _ number: String) -> PluralCategory? {
    PluralOperands(shown: number).map { rules(tag).category(of: $0) }
  }
}
