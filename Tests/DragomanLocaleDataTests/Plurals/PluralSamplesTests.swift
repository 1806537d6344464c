import DragomanLocaleData
import Testing

/// Every number that CLDR lists is in the category under which it is listed.
struct PluralSamplesTests {
  @Test(arguments: [PluralRules.Kind.cardinal, .ordinal])
  func areInTheirCategories(kind: PluralRules.Kind) {
    var count = 0
    for samples in PluralSamples.all(kind) {
      for language in samples.languages {
        count += check(samples, language)
      }
    }
    #expect(count > (kind == .cardinal ? 10000 : 2000))
  }

  @Test func allLanguagesAreThere() {
    #expect(Set(PluralSamples.all(.cardinal).flatMap(\.languages)).count == 224)
    #expect(Set(PluralSamples.all(.ordinal).flatMap(\.languages)).count == 108)
  }

  @Test func rangesAreExpanded() throws {
    let japanese = try #require(PluralSamples.all(.cardinal).first { $0.languages.contains { $0.tag == "ja" } })
    #expect(japanese.integers.prefix(17).elementsEqual((0...15).map(String.init) + ["100"]))
    #expect(japanese.decimals.prefix(12).last == "1.1")
    #expect(japanese.decimals.contains("0.9") && japanese.decimals.contains("1.5"))
  }

  /// The number of samples.
  private func check(_ samples: PluralSamples, _ language: LanguageScriptRegion) -> Int {
    let rules = PluralRules(language, samples.kind)
    for number in samples.integers + samples.decimals {
      let category = PluralOperands(shown: number).map { rules.category(of: $0) }
      #expect(category == samples.category, "\(language.tag) \(samples.kind) \(number)")
    }
    for integer in samples.integers.compactMap({ UInt64($0) }) {
      #expect(rules.category(of: integer) == samples.category, "\(language.tag) \(samples.kind) \(integer)")
    }
    return samples.integers.count + samples.decimals.count
  }
}
