import Dragoman
import Foundation
import Testing

/// However a call gives its arguments, it means the same.
@Suite struct ArgumentOverloadTests {
  private let test = TestLocalizer(
    ["en": ["1": "%@", "2": "%@-%@", "3": "%@-%@-%@", "4": "%@-%@-%@-%@", "n": "%d", "name": "$(name)"]])
  private var localizer: Localizer { test.localizer }

  @Test func oneToFour() {
    #expect(localizer.string("1", 1_000) == "1,000")
    #expect(localizer.string("2", 1, "b") == "1-b")
    #expect(localizer.string("3", 1, "b", 2.5) == "1-b-2.5")
    #expect(localizer.string("4", 1, "b", 2.5, true) == "1-b-2.5-true")
    #expect(localizer["1", 1_000] == "1,000")
    #expect(localizer["2", 1, "b"] == "1-b")
    #expect(localizer["3", 1, "b", 2.5] == "1-b-2.5")
    #expect(localizer["4", 1, "b", 2.5, true] == "1-b-2.5-true")
  }

  @Test func withLabels() {
    #expect(localizer.string("1", 1_000, numbers: .plain) == "1000")
    #expect(localizer.string("2", "a", 1_000, table: nil, numbers: .plain) == "a-1000")
    #expect(localizer.string("1", "a", isolatesArguments: true) == "\u{2068}a\u{2069}")
    #expect(localizer.string("3", 1, 2, 3, table: "Localizable", value: "x", numbers: .plain) == "1-2-3")
    #expect(localizer.string("absent", 1, value: "value %d") == "value 1")
    #expect(localizer.string("1", numbers: .plain) == "%@")
    #expect(localizer.string("4", 1, 2, 3, 4_000, numbers: .plain) == "1-2-3-4000")
    #expect(localizer.string("2", arguments: [1, "b"], numbers: .plain) == "1-b")
    #expect(localizer.string("1", arguments: []) == "%@")
    #expect(localizer.string("name", ["name": 1_000], numbers: .plain) == "1000")
  }

  @Test func anArrayIsOneArgument() {
    #expect(localizer.string("1", ["a", "b"]) == "a and b")
    #expect(localizer["1", [1, 2]] == "1 and 2")
    let names = ["a", "b", "c"]
    #expect(localizer.string("2", names, 1) == "a, b, and c-1")
  }

  @Test func argumentsWhoseTypeIsNotKnown() {
    let some: any MessageArgument = 1_000
    let none: Int? = nil
    #expect(localizer.string("1", some) == "1,000")
    #expect(localizer["2", some, "b"] == "1,000-b")
    #expect(localizer.string("1", none) == "")
    #expect(localizer.string("1", Optional("a")) == "a")
    #expect(localizer.string("1", .verbatim(2_024)) == "2024")
    #expect(localizer.string("1", .number(1, fractionDigits: 2)) == "1.00")
    #expect(localizer.string("1", .key("n", 5, table: "absent")) == "n")
  }

  @Test func inAScopeAndInATableByName() {
    let texts = TestLocalizer(
      [.dictionary(["en": ["k": "en %d"], "uk": ["k": "uk %d"]], table: "T"), .dictionary(["uk": ["k": "%d штук"]])],
      default: "en")
    #expect(texts.localizer.string("k", 1_000, table: "T") == "en 1,000")
    texts.localizer.withLanguage("uk") {
      #expect(texts.localizer.string("k", 1_000, table: "T") == "uk 1\u{a0}000")
      #expect(texts.localizer["k", 1_000] == "1\u{a0}000 штук")
    }
    #expect(texts.issues.all.isEmpty)
  }

  @Test func whatIsShownFromAnotherLanguageIsReported() {
    let texts = TestLocalizer(["en": ["k": "%d left", "n": "$(n) left"], "uk": [:]], system: ["uk"])
    #expect(texts.localizer["k", 1_000] == "1,000 left")
    #expect(texts.localizer["k", 1_000] == "1,000 left")
    #expect(texts.localizer.string("n", ["n": 2]) == "2 left")
    #expect(texts.issues.kinds == [.missingTranslation, .missingTranslation])
  }
}
