import Foundation
import Testing

@testable import Dragoman

/// Plain numbers and isolated arguments, for a localizer, a call and an argument.
@Suite struct MessageStyleTests {
  private let test = TestLocalizer(
    ["de": ["k": "%d %@ %.1f %5d", "o": "(%@)", "n": "$(a)"]], default: "de", system: ["de"])

  @Test func plainNumbersOfOneArgument() {
    #expect(
      test.localizer["k", .verbatim(2024), .verbatim(1_234.5), .verbatim(2_000), 1_234] == "2024 1234.5 2000.0 1.234")
    #expect(test.localizer["o", .verbatim(Decimal(1_234))] == "(1234)")
    #expect(
      PrintfPrinter("ar-EG").string("%@ %05d %+d", [.verbatim(2024), .verbatim(-42), .verbatim(7)]) == "2024 -0042 +7")
  }

  @Test func plainNumbersOfOneCall() {
    let localizer = test.localizer
    #expect(localizer.string("o", 2_024, numbers: .plain) == "(2024)")
    #expect(localizer.string("o", arguments: [2_024.5], numbers: .plain) == "(2024.5)")
    #expect(localizer.string("n", ["a": 2_024], numbers: .plain) == "2024")
    #expect(localizer.string("o", 2_024) == "(2.024)")
    #expect(localizer.text("o", 2_024).numbers(.plain).string == "(2024)")
    #expect(localizer.text("o", localizer.text("o", 2_024)).numbers(.plain).string == "((2024))")
    #expect(localizer.text("o", localizer.text("o", 2_024).numbers(.localized)).numbers(.plain).string == "((2.024))")
    #expect(
      ("\(localizer.text("o", 2_024).numbers(.plain)) \(localizer.text("o", 2_024))" as LocalizedText).string
        == "(2024) (2.024)")
  }

  @Test func aCallBeatsTheLocalizer() {
    var configuration = Localizer.Configuration.forTests
    configuration.numbers = .plain
    configuration.isolatesArguments = true
    let localizer = TestLocalizer(["en": ["o": "(%@)"]], configuration: configuration).localizer
    #expect(localizer["o", 2_024] == "(\u{2068}2024\u{2069})")
    #expect(localizer.string("o", 2_024, numbers: .localized, isolatesArguments: false) == "(2,024)")
    #expect(localizer.text("o", 2_024).isolatingArguments(false).string == "(2024)")
  }

  @Test func isolatedArgumentsOfOneCall() {
    #expect(test.localizer.string("o", "x", isolatesArguments: true) == "(\u{2068}x\u{2069})")
    #expect(test.localizer.string("n", ["a": "x"], isolatesArguments: true) == "\u{2068}x\u{2069}")
    #expect(test.localizer.text("o", "x").isolatingArguments().string == "(\u{2068}x\u{2069})")
  }

  /// An empty isolate is nothing but two characters that nobody sees.
  @Test func nothingIsNotIsolated() {
    func string(_ message: String, _ arguments: any MessageArgument...) -> String {
      TestLocalizer(["en": ["k": message, "empty": "", "arg": "%@"]]).localizer
        .string("k", arguments: arguments, isolatesArguments: true)
    }
    #expect(string("(%@)(%s)", Int?.none, Int?.none) == "()()")
    #expect(string("(%@)(%@)(%@)", "", [Int](), AttributedString()) == "()()()")
    #expect(string("(%@)", LocalizedText.verbatim("")) == "()")
    #expect(string("(%2d)(%@)", Int?.none, ["", "a"]) == "(\u{2068}  \u{2069})(\u{2068} and a\u{2069})")
    #expect(test.localizer.string("n", ["a": Int?.none], isolatesArguments: true) == "")
    let inner = test.localizer.text("o", Int?.none)
    #expect(test.localizer.text("n", ["a": inner]).isolatingArguments().string == "\u{2068}()\u{2069}")
    let nothing = test.localizer.text("n", ["a": test.localizer.text("n", ["a": ""])]).isolatingArguments()
    #expect(nothing.string.isEmpty)
    #expect(nothing.attributedString.characters.isEmpty)
    // What an argument has of its own is not taken for the isolate around it.
    #expect(string("%@", "x\u{2068}") == "\u{2068}x\u{2068}\u{2069}")
    #expect(string("\u{2068}%@", "") == "\u{2068}")
    let output = PrintfPrinter("en", isolates: true).append("(%@)%@", [.missing, .text("a")], to: AttributedOutput())
    #expect(String(output.text.characters) == "()\u{2068}a\u{2069}")
  }

  /// C and Foundation without a locale print nothing, with a locale 0.
  @Test func aZeroIsNeverNothing() {
    #expect(PrintfPrinter("en").string("%.0d|%.d|%3.0d", [.integer(0), .integer(0), .integer(0)]) == "0|0|  0")
    #expect(
      PrintfPrinter("en", numbers: .plain).string("%.0d|%.d|%3.0d", (0..<3).map { _ in .integer(0) }) == "0|0|  0")
  }

  @Test func numbersWithTheirDigits() {
    #expect(test.localizer["o", .number(2.5, fractionDigits: 2)] == "(2,50)")
    #expect(test.localizer["o", MessageValue.number(1_000, fractionDigits: 1)] == "(1.000,0)")
    #expect(test.localizer["o", .number(2.5, fractionDigits: -1)] == "(2)")
  }

  @Test func plainNumbersAreCs() {
    let printer = PrintfPrinter("fa", numbers: .plain)
    let written = printer.string(
      "%d|%05d|%+d|% 5d|%-5d|%.3d|%.0d|%f|%e|%x|%@",
      [
        .integer(1_234_567), .integer(-42), .integer(7), .integer(7), .integer(7), .integer(7), .integer(0),
        .number(1_234.5),
        .number(1_500), .integer(255), .number(1_234_567.25),
      ])
    #expect(written == "1234567|-0042|+7|    7|7    |007|0|1234.500000|1.500000e+03|ff|1234567.25")
  }

  @Test func decimalNumbersKeepTheirDigits() throws {
    let money = try #require(Decimal(string: "12345678901234567.895"))
    let printer = PrintfPrinter("de")
    #expect(printer.string("%.2f", [.number(money)]) == "12.345.678.901.234.567,90")
    #expect(
      printer.string("%.2f|%+.3f|%024.1f|%-25.0f|", (0..<4).map { _ in .verbatim(money) })
        == "12345678901234567.90|+12345678901234567.895|0000012345678901234567.9|12345678901234568        |")
  }

  @Test func attributesOfAnArgumentSurvive() {
    var bold = AttributedString("Anna")
    bold.link = URL(string: "https://example.com")
    let output = PrintfPrinter("en", isolates: true).append(
      "%1$@, %2$d, %1$s", [.attributed(bold), .integer(1)], to: AttributedOutput())
    let linked = output.text.runs.filter { $0.link != nil }.map { String(output.text.characters[$0.range]) }
    #expect(linked == ["Anna", "Anna"])
  }
}
