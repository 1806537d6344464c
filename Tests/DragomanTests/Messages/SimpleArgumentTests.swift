import Dragoman
import Foundation
import Testing

@Suite struct SimpleArgumentTests {
  private func format(_ message: String, in language: Language = "en", _ arguments: any MessageArgument...) -> String {
    TestLocalizer([language: ["k": message]], default: language, system: [language]).localizer
      .string("k", arguments: arguments)
  }

  private func format(_ message: String, named: [String: any MessageArgument]) -> String {
    TestLocalizer(["en": ["k": message]]).localizer.string("k", named)
  }

  @Test func positions() {
    #expect(format("Depth: %d", 3) == "Depth: 3")
    #expect(format("%d of %d", 1, 2) == "1 of 2")
    #expect(format("%2$@ %1$@", "a", "b") == "b a")
    #expect(format("%@ %ld %lld %lu %i", "x", 1, 2, 3, 4) == "x 1 2 3 4")
    #expect(format("100%% of %@", "x") == "100% of x")
  }

  @Test func numbersAsTheLanguageWritesThem() {
    #expect(format("%d", in: "uk", 1_234_567) == "1\u{a0}234\u{a0}567")
    #expect(format("%@", in: "de", 1_234_567) == "1.234.567")
    #expect(format("%d", in: "hi", 1_234_567) == "12,34,567")
    #expect(format("%@", in: "de", 2.5) == "2,5")
    #expect(format("%d", UInt64.max) == "18,446,744,073,709,551,615")
    #expect(format("%d", 5_000_000_000) == "5,000,000,000")
    #expect(format("%@", Float(0.1)) == "0.1")
  }

  @Test func plainNumbers() {
    var configuration = Localizer.Configuration.forTests
    configuration.numbers = .plain
    let localizer = TestLocalizer(["de": ["k": "%d %@"]], system: ["de"], configuration: configuration).localizer
    #expect(localizer["k", 2_024, 1_234.5] == "2024 1234.5")
  }

  @Test func aPlaceholderWithoutArgumentStays() {
    let test = TestLocalizer(["en": ["k": "%@ and %@", "n": "$(a) $(b)"]])
    #expect(test.localizer["k", "x"] == "x and %@")
    #expect(test.localizer.string("n", ["a": 1]) == "1 $(b)")
    #expect(
      test.issues.sentences == [
        "“%@” in “k” got no argument and stays visible", "“$(b)” in “n” got no argument and stays visible",
      ])
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦 $(name)", "👨‍👩‍👧‍👦 X"), ("नमस्ते $(name)", "नमस्ते X"), ("🇺🇦🇺🇦 $(name)", "🇺🇦🇺🇦 X"),
    ("line1\r\nline2\r\n$(name)", "line1\r\nline2\r\nX"), ("$$(name)", "$X"), (#"\$(name)"#, "$(name)"),
    ("Cost $() (approx) $(name)", "Cost $() (approx) X"), ("50% off for $(name)", "50% off for X"),
    ("$(name", "$(name"), ("$( name)", "$( name)"), ("$(na(me)", "$(na(me)"), ("e\u{301}$(name)", "e\u{301}X"),
  ])
  func named(message: String, expected: String) {
    #expect(format(message, named: ["name": "X"]) == expected)
  }

  @Test func valuesArePutInOnce() {
    #expect(format("$(a) and $(b)", named: ["a": "$(b)", "b": "X"]) == "$(b) and X")
  }

  @Test func withoutNamedArgumentsNothingIsLookedFor() {
    #expect(format("$(a) %@", 1) == "$(a) 1")
    #expect(format(#"\$(a)"#) == #"\$(a)"#)
  }

  @Test func valuesOfEveryType() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(format("%@", URL(fileURLWithPath: "/a")) == "file:///a")
    #expect(format("%@|", Int?.none) == "|")
    #expect(format("%@", ["a", "b", "c"]) == "a, b, and c")
    #expect(format("%@", true) == "true")
    #expect(format("%@", "abc".prefix(2)) == "ab")
    #expect(format("%@", Character("x")) == "x")
    #expect(format("%@", Decimal(string: "1234.5") ?? 0) == "1,234.5")
    #expect(format("%@", .formatted(date, Date.FormatStyle(date: .abbreviated, timeZone: .gmt))) == "Jan 1, 1970")
  }

  @Test func isolatedArguments() {
    var configuration = Localizer.Configuration.forTests
    configuration.isolatesArguments = true
    let localizer = TestLocalizer(["ar": ["k": "مرحبا %@"]], system: ["ar"], configuration: configuration).localizer
    #expect(localizer["k", "Anna"] == "مرحبا \u{2068}Anna\u{2069}")
  }

  @Test func anArgumentOfAnotherKindIsShownAndReported() {
    let test = TestLocalizer(["en": ["k": "%d"]])
    #expect(test.localizer["k", "seven"] == "seven")
    #expect(test.localizer["k", 2.5] == "2")
    #expect(test.localizer["k", "7"] == "7")
    #expect(test.issues.kinds == [.argumentKind, .argumentKind])
  }
}
