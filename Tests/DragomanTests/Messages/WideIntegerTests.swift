import Foundation
import TestResources
import Testing

@testable import Dragoman

/// Integers of more than 64 bits.
@Suite struct WideIntegerTests {
  private let great: Int128 = 100_000_000_000_000_000_000_000_000_000_000_000_021

  @Test(arguments: [
    ("%@", "99,999,999,999,999,999,999"), ("%d", "99,999,999,999,999,999,999"), ("%u", "99,999,999,999,999,999,999"),
    ("%lld", "99,999,999,999,999,999,999"), ("%x", "56bc75e2d630fffff"), ("%X", "56BC75E2D630FFFFF"),
    ("%o", "12657072742654303777777"), ("%#x", "0x56bc75e2d630fffff"), ("%+d", "+99,999,999,999,999,999,999"),
    ("%.2f", "99,999,999,999,999,999,999.00"), ("(%30d)", "(    99,999,999,999,999,999,999)"),
    ("%.22d", "0,099,999,999,999,999,999,999"), ("%c", "\u{fffd}"),
  ])
  func conversions(format: String, expected: String) {
    let printer = PrintfPrinter("en")
    #expect(printer.string(format, [.integer(99_999_999_999_999_999_999 as Int128)]) == expected)
    #expect(printer.string(format, [.integer(99_999_999_999_999_999_999 as UInt128)]) == expected)
  }

  @Test func negativeOnesInHexadecimalAreTwosComplement() {
    let printer = PrintfPrinter("en")
    #expect(printer.string("%x", [.integer(-1 as Int128)]) == "ffffffffffffffff")
    #expect(printer.string("%x", [.integer(Int128(Int64.min) - 1)]) == "ffffffffffffffff7fffffffffffffff")
    #expect(printer.string("%x", [.integer(Int128.min)]) == "80000000000000000000000000000000")
    #expect(printer.issues.kinds == [.argumentKind])
  }

  @Test func theGreatestAndTheLeast() {
    let printer = PrintfPrinter("en")
    #expect(printer.string("%d", [.integer(UInt128.max)]) == "340,282,366,920,938,463,463,374,607,431,768,211,455")
    #expect(printer.string("%@", [.integer(Int128.min)]) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(
      printer.string("%@ %@", [.integer(Int128(5)), .integer(UInt128(UInt64.max))]) == "5 18,446,744,073,709,551,615")
    #expect(printer.string("%d", [.verbatim(Int128.min)]) == "-170141183460469231731687303715884105728")
    #expect(printer.string("%@", [.verbatim(UInt128.max)]) == "340282366920938463463374607431768211455")
    #expect(
      printer.string(
        "%d %d", [.text("99999999999999999999"), .number(Decimal(string: "-99999999999999999999.5") ?? 0)])
        == "99,999,999,999,999,999,999 -99,999,999,999,999,999,999")
  }

  /// Foundation writes decimal numbers of up to 38 digits.
  @Test func asFoundationGroupsThem() {
    var dice = Dice(seed: 5)
    for language in ["en", "de", "hi", "fa", "es", "ar-EG", "pl", "uk", "de-CH"] as [Language] {
      let printer = PrintfPrinter(language)
      for _ in 0..<200 {
        let bits = UInt128.random(in: 0...UInt128.max, using: &dice)
        let number = (Int128(bitPattern: bits) / 10) >> Int.random(in: 0...90, using: &dice)
        let expected = Decimal(string: "\(number)")?.formatted(.number.locale(printer.locale))
        #expect(printer.string("%d", [.integer(number)]) == expected)
        #expect(printer.string("%d", [.verbatim(number)]) == "\(number)")
      }
    }
  }

  @Test func theySelectPlurals() {
    let entry = VariantFiles.filesRussian
    let test = VariantFiles.stringsDict(["ru": ["k": entry]], system: ["ru"])
    func word(_ number: some MessageArgument) -> String? {
      test.localizer["k", number].split(separator: " ").last.map(String.init)
    }
    #expect(word(great) == "файл")
    #expect(word(great + 1) == "файла")
    #expect(word(-great - 4) == "файлов")
    #expect(word(UInt128.max) == "файлов")
    #expect(word(great - 7) == "файлов")
    #expect(test.issues.all.isEmpty)
    let whole = VariantFiles.stringsDict(["en": ["k": VariantFiles.files]])
    #expect(whole.localizer["k", Int128(1)] == "1 file")
    #expect(whole.localizer["k", UInt128.max] == "340,282,366,920,938,463,463,374,607,431,768,211,455 files")
  }

  @Test func theySelectNoGenderAndAreNoWidth() {
    let variable: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringGenderRuleType", "0": "they", "1": "she"]
    let test = VariantFiles.stringsDict(["en": ["k": VariantFiles.entry("%#@who@", ["who": variable])]])
    #expect([great, Int128(1) << 64 + 1, 1].map { test.localizer["k", $0] } == ["they", "they", "she"])
    let printer = PrintfPrinter("en")
    #expect(printer.string("%*d", [.integer(great), .integer(5)]) == "5")
    #expect(printer.issues.kinds == [.fieldLimit])
  }
}
