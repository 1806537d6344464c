import Foundation
import TestResources
import Testing

@testable import Dragoman

/// Formats and arguments made to break it: nothing traps, and nothing grows out of hand.
@Suite struct PrintfHostileTests {
  private static let arguments: [MessageValue] = [
    .integer(Int64.min), .integer(UInt64.max), .integer(0), .number(Double.nan), .number(-Double.infinity),
    .number(1e300),
    .number(-0.0), .number(Double.leastNonzeroMagnitude), .number(Decimal.greatestFiniteMagnitude),
    .number(Decimal.leastFiniteMagnitude),
    .number(Decimal.nan), .number(Decimal.leastNonzeroMagnitude), .number(1, fractionDigits: .max),
    .number(1, fractionDigits: .min), .number(Decimal.nan, fractionDigits: 2), .text(""), .text("\0"), .text("%n%s%@"),
    .text("-"), .text("."), .text(String(repeating: "9", count: 400)), .text("\u{301}"), .missing, .list([]),
    .list([.list([.missing])]), .date(.distantPast), .date(.distantFuture), .date(Date(timeIntervalSince1970: .nan)),
    .verbatim(Int.min), .verbatim(Double.nan), .attributed(AttributedString()), .localized(.list([])),
    .boolean,
  ]

  private static let letters = "@dDiuUxXoOcCfFeEgGaAsSpn%yk \0"

  @Test func everyConversionTakesEverything() {
    let printer = PrintfPrinter("ar-EG")
    for letter in Self.letters {
      for argument in Self.arguments {
        for spec in ["", "30", "-30.3", "+0#30", ".0", ".400", "512.512"] {
          #expect(printer.string("%\(spec)\(letter)", [argument]).utf8.count < 20_000)
        }
      }
    }
  }

  @Test func madeUpFormats() {
    let printer = PrintfPrinter("hi")
    var dice = Dice(seed: 7)
    let alphabet = Array("%%%%$*.#@-+0123456789 'hlqztjLdifxscCS\0é\u{301}🇺🇦\n")
    for _ in 0..<20_000 {
      let format = String((0..<Int.random(in: 1...12, using: &dice)).map { _ in dice.pick(alphabet) })
      let arguments = (0..<Int.random(in: 0...4, using: &dice)).map { _ in dice.pick(Self.arguments) }
      #expect(printer.string(format, arguments).utf8.count < 50_000)
      // What is put together again is what was taken apart, but for `%%`.
      let pieces = PrintfPattern(parsing: format, variables: true).pieces.map(\.source).joined()
      #expect(pieces == format.replacingOccurrences(of: "%%", with: "%") || format.contains("%%"))
    }
  }

  @Test func aLongFormatIsLinear() {
    let count = 100_000
    let printer = PrintfPrinter("en")
    #expect(printer.string(String(repeating: "%", count: count), []).utf8.count == count / 2)
    #expect(printer.string(String(repeating: "%#@", count: count), []).utf8.count == 3 * count)
    #expect(printer.string(String(repeating: "% ", count: count), []).utf8.count == 2 * count)
    #expect(printer.string("%" + String(repeating: " ", count: count), []).utf8.count == count + 1)
    #expect(printer.string("%" + String(repeating: "1", count: count) + "d", [.integer(1)]) == "1")
    #expect(printer.string(String(repeating: "%1$@", count: count), [.integer(1)]).utf8.count == count)
  }
}

extension MessageValue {
  fileprivate static var boolean: Self { true.messageValue }
}

extension PrintfPattern.Piece {
  fileprivate var source: String {
    switch self {
    case .literal(let text): text
    case .placeholder(let placeholder): placeholder.source
    case .variable(let variable): variable.source
    }
  }
}
