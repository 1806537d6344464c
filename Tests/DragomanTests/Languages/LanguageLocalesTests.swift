import Foundation
import Testing

@testable import Dragoman

struct LanguageLocalesTests {
  static let amount = 1_234_567.89

  private func number(_ language: Language, _ environment: [String: String]?) -> String {
    let locales = LanguageLocales(language, following: environment.map(PersonalConventions.init(environment:)))
    return Self.amount.formatted(.number.locale(locales.numbers))
  }

  @Test func followsTheRegionOfThePerson() {
    #expect(number("uk", ["LANG": "de_DE.UTF-8"]) == "1.234.567,89")
    #expect(number("en", ["LANG": "de_DE.UTF-8"]) == "1.234.567,89")
    #expect(number("uk", ["LANG": "uk_UA.UTF-8"]) == "1\u{A0}234\u{A0}567,89")
  }

  @Test func keepsTheRegionOfTheLanguage() {
    #expect(number("de-CH", ["LANG": "de_DE.UTF-8"]) == number("de-CH", nil))
    #expect(number("de-CH", nil) == "1’234’567.89")
  }

  @Test func withoutAPersonIsTheLanguageAlone() {
    #expect(LanguageLocales("uk", following: nil).numbers == Locale(identifier: "uk"))
    #expect(LanguageLocales("pt-BR", following: nil).dates.region == "BR")
    #expect(number("ar", nil) == "1,234,567.89")
    #expect(number("ar-EG", nil) == "١٬٢٣٤٬٥٦٧٫٨٩")
  }

  @Test(arguments: [
    (["LANG": "uk_UA.UTF-8", "LC_NUMERIC": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "US", "DE"),
    (["LANG": "uk_UA.UTF-8", "LC_TIME": "de_DE.UTF-8"], "UA", "DE"),
    (["LC_ALL": "fr_CA", "LANG": "uk_UA", "LC_NUMERIC": "en_US", "LC_TIME": "de_DE"], "CA", "CA"),
    (["LC_ALL": "", "LC_NUMERIC": "", "LANG": "en_GB"], "GB", "GB"),
    // The C locale has no region, and hides what comes after it.
    (["LC_ALL": "C", "LANG": "uk_UA"], "EG", "EG"), (["LANG": "C.UTF-8"], "EG", "EG"), ([:], "EG", "EG"),
    (["LANG": "nonsense.."], "EG", "EG"), (["LANG": "sr_RS@latin"], "RS", "RS"),
  ])
  func numbersAndDatesHaveTheirOwnRegion(_ environment: [String: String], numbers: String, dates: String) {
    let locales = LanguageLocales("ar", following: PersonalConventions(environment: environment))
    #expect(locales.numbers.region?.identifier == numbers)
    #expect(locales.dates.region?.identifier == dates)
    #expect(locales.numbers.language.languageCode == "ar")
  }

  @Test func takesOverCalendarHourCycleAndNumbering() {
    var chosen = Locale.Components(identifier: "en-US")
    chosen.hourCycle = .zeroToTwentyThree
    chosen.numberingSystem = "arab"
    chosen.calendar = .buddhist
    let locale = LanguageLocales("uk", following: PersonalConventions(chosen)).numbers
    #expect(locale.hourCycle == .zeroToTwentyThree)
    #expect(locale.numberingSystem == "arab")
    #expect(locale.calendar.identifier == .buddhist)
    #expect(locale.region == "US")
  }

  @Test func keepsWhatTheTagSaysItself() {
    let person = PersonalConventions(environment: ["LANG": "de_DE.UTF-8"])
    let locale = LanguageLocales("ar-u-ca-buddhist-nu-arab", following: person).numbers
    #expect(locale.numberingSystem == "arab")
    #expect(locale.calendar.identifier == .buddhist)
    #expect(locale.region == "DE")
  }

  /// Foundation takes the environment's locale for a language without data.
  @Test(arguments: ["skr", "qab", "x-bork", "und", "vls-BE"] as [Language])
  func aLanguageWithoutDataHasAFixedLocale(_ language: Language) {
    #expect(LanguageLocales(language, following: nil).numbers.identifier.hasPrefix("en_001"))
    #expect(number(language, nil).hasPrefix("1"))
    #expect(number(language, ["LANG": "de_DE"]).isEmpty == false)
  }

  @Test func aLanguageWithoutDataKeepsItsRegion() {
    #expect(LanguageLocales("vls-BE", following: nil).numbers.region == "BE")
    #expect(LanguageLocales("skr", following: PersonalConventions(environment: [:])).numbers.region == "PK")
  }
}
