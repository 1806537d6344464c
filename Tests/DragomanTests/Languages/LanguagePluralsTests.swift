import Dragoman
import Foundation
import Testing

struct LanguagePluralsTests {
  @Test func integersOfEveryType() {
    let ukrainian: Language = "uk"
    #expect(ukrainian.pluralCategory(for: 1) == .one)
    #expect(ukrainian.pluralCategory(for: 22 as UInt8) == .few)
    #expect(ukrainian.pluralCategory(for: -5 as Int64) == .many)
    #expect(ukrainian.pluralCategory(for: Int.min) == .many)
    #expect(ukrainian.pluralCategory(for: UInt128.max) == .many)
  }

  @Test func ordinals() {
    #expect(
      [1, 2, 3, 4, 11, 21].map { Language.english.pluralCategory(for: $0, ordinal: true) }
        == [.one, .two, .few, .other, .other, .one])
    #expect(Language.english.pluralCategory(forShown: "22", ordinal: true) == .two)
    #expect(Language.ukrainian.pluralCategory(for: 3 as Decimal, ordinal: true) == .few)
  }

  @Test func digitsThatAreShownCount() throws {
    #expect(Language.english.pluralCategory(forShown: "1") == .one)
    #expect(Language.english.pluralCategory(forShown: "1.0") == .other)
    #expect(Language.french.pluralCategory(forShown: "1.2c6") == .many)
    #expect(Language.english.pluralCategory(forShown: "x1".dropFirst()) == .one)
    #expect(Language.english.pluralCategory(forShown: "one") == nil)
  }

  @Test func decimals() throws {
    #expect(Language.ukrainian.pluralCategory(for: 1.5) == .other)
    #expect(Language.english.pluralCategory(for: Decimal(1)) == .one)
    #expect(Language.arabic.pluralCategory(for: -11 as Decimal) == .many)
    #expect(Language.english.pluralCategory(for: Decimal.nan) == .other)
    let huge = try #require(Decimal(string: "1e100"))
    #expect(Language.french.pluralCategory(for: huge) == .many)
    let tiny = try #require(Decimal(string: "1e-100"))
    #expect(Language.french.pluralCategory(for: tiny) == .one)
  }

  @Test(arguments: [
    ("pt-AO", "pt-PT"), ("no", "nb"), ("sr-Latn-RS", "sr"), ("zh-Hant-HK", "zh"), ("uk-u-nu-latn", "uk"),
  ])
  func rulesAreInherited(tag: String, parent: String) throws {
    let language = try #require(Language(identifier: tag))
    let expected = try #require(Language(identifier: parent))
    for number in 0...30 {
      #expect(language.pluralCategory(for: number) == expected.pluralCategory(for: number))
    }
  }

  @Test func withoutRulesEverythingIsOther() {
    for language in ["qaa", "x-app", "und"] as [Language] {
      #expect(language.pluralCategory(for: 1) == .other)
    }
  }
}
