import Foundation
import Testing

@testable import Dragoman

/// Whole numbers as each locale that Foundation knows writes them.
@Suite struct NumberSymbolsTests {
  private static let numbers: [Int64] = [
    0, 7, -8, 12, 999, -1_000, 1_234, 9_999, -12_345, 100_000, 1_234_567, 12_345_678_901, .max, .min,
  ]

  @Test func sameAsFoundationInEveryLocale() {
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let writer = LocalizedIntegerWriter(symbols: NumberSymbols(locale))
      for number in Self.numbers {
        let expected = String(format: "%lld", locale: locale, arguments: [number])
        let own = writer.string(WholeNumber(number))
        #expect(own == expected, "\(identifier)")
      }
      let plus = String(format: "%+12lld", locale: locale, arguments: [Int64(1_234)])
      #expect(writer.string(WholeNumber(1_234 as Int64), in: PrintfField(flags: .plus, width: 12)) == plus)
    }
  }

  @Test func packedSymbolsWriteTheSameInEveryLocale() throws {
    let ascii = try #require(PackedNumberSymbols.ascii)
    for identifier in Locale.availableIdentifiers.sorted() {
      let symbols = NumberSymbols(Locale(identifier: identifier))
      let packed = try #require(symbols.packed, "\(identifier)")
      for number in Self.numbers {
        let expected = LocalizedIntegerWriter(symbols: symbols).string(WholeNumber(number))
        #expect(Self.string(number, packed) == expected, "\(identifier)")
        #expect(expected.utf8.count <= Int(packed.longestCount))
        #expect(Self.string(number, ascii) == "\(number)")
      }
    }
  }

  private static func string(_ number: Int64, _ symbols: PackedNumberSymbols) -> String {
    withUnsafeTemporaryAllocation(byteCount: Int(symbols.longestCount), alignment: 1) { memory in
      var writer = TextWriter(memory)
      symbols.write(number) { writer.next($0) }
      return String(decoding: writer.written, as: UTF8.self)
    }
  }

  @Test func digitsAreCounted() {
    let powersOfTen = (0...19).map { (0..<$0).reduce(1 as UInt64) { power, _ in power * 10 } }
    for number in powersOfTen + [.max] {
      #expect(WholeNumber(number).digitCount == "\(number)".count)
      #expect(WholeNumber(number - 1).digitCount == "\(number - 1)".count)
    }
  }

  @Test func fractionsAreTheSameInEveryLocale() throws {
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      let writer = LocalizedDecimalWriter(symbols: NumberSymbols(locale))
      for number in [-1_234_567.895, 0.125, 1_234.0, 99_999.995] {
        let decimal = try #require(MessageValue.number(number).decimalText)
        let own = writer.string(decimal.rounded(toFractionDigits: 2), in: PrintfField(flags: .plus, width: 16))
        #expect(own == String(format: "%+16.2f", locale: locale, arguments: [number]), "\(identifier)")
      }
    }
  }

  @Test func formatStylesWriteTheSame() {
    for identifier in ["en", "uk", "hi", "es", "fa", "ar-EG", "de-CH", "pl"] {
      let locale = Locale(identifier: identifier)
      let writer = LocalizedIntegerWriter(symbols: NumberSymbols(locale))
      for number in Self.numbers {
        #expect(writer.string(WholeNumber(number)) == number.formatted(.number.locale(locale)))
      }
    }
  }
}
