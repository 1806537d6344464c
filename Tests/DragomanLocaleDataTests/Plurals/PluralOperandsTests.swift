import Testing

@testable import DragomanLocaleData

struct PluralOperandsTests {
  /// The table of UTS #35, "Plural Operand Meanings", and what it leaves open.
  @Test(
    arguments: [
      ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
      ("1.3", [1, 1, 1, 3, 3, 0]), ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]),
      ("1.230", [1, 3, 2, 230, 23, 0]), ("1200000", [1_200_000, 0, 0, 0, 0, 0]),
      ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
      ("123c5", [12_300_000, 0, 0, 0, 0, 5]), ("1200.50", [1200, 2, 1, 50, 5, 0]),
      ("1.20050c3", [1200, 2, 1, 50, 5, 3]), ("1.2e3", [1200, 0, 0, 0, 0, 3]), ("-3", [3, 0, 0, 0, 0, 0]),
      ("-0.5", [0, 1, 1, 5, 5, 0]), ("007", [7, 0, 0, 0, 0, 0]), ("0", [0, 0, 0, 0, 0, 0]),
      ("1.50c0", [1, 2, 1, 50, 5, 0]), ("0.001c3", [1, 0, 0, 0, 0, 3]), ("0c999999999999999999999", nil),
    ] as [(String, [UInt64]?)])
  func areReadFromText(text: String, expected: [UInt64]?) throws {
    let operands = try #require(PluralOperands(shown: text))
    guard let expected else { return #expect(operands.i == 0) }
    #expect([operands.i, operands.v, operands.w, operands.f, operands.t, operands.c] == expected)
    #expect(operands.e == operands.c)
    #expect(operands.isWhole == (operands.w == 0))
  }

  @Test(arguments: [
    "", "-", "--1", "+1", ".5", "1.", "1.c3", "1c", "1c-3", "c3", "1.2.3", "1c3.5", "1 000", "1,5", " 1", "1 ", "1\0",
    "١", "1٫5", "１", "x", "NaN", "inf", "0x10", "1C6", "1E6", "−1", "1\u{301}", "1c3c3",
  ])
  func otherTextsAreNoNumbers(text: String) {
    #expect(PluralOperands(shown: text) == nil)
  }

  @Test func textOfAnyLengthKeepsItsLastDigits() throws {
    let million = String(repeating: "9", count: 1_000_000)
    #expect(try #require(PluralOperands(shown: million)).i == 1_999_999_999_999_999_999)
    let tail = try #require(PluralOperands(shown: "0." + String(repeating: "0", count: 40) + "1"))
    #expect(tail.f == 1 && tail.v == 41 && !tail.isWhole)
    let zeros = try #require(PluralOperands(shown: "3." + String(repeating: "0", count: 100)))
    #expect(zeros.isWhole && zeros.v == 100 && zeros.w == 0)
    let leading = try #require(PluralOperands(shown: "0.1" + String(repeating: "0", count: 30)))
    #expect(leading.f == TrailingDigits.bound && leading.t == 1)
  }

  @Test func hugeExponentTakesNoTime() throws {
    let huge = try #require(PluralOperands(shown: "12c999999999999999999999999"))
    #expect(huge.i == TrailingDigits.bound && huge.v == 0 && huge.c >= TrailingDigits.bound)
    #expect(try #require(PluralOperands(shown: "1c18")).i == TrailingDigits.bound)
    #expect(try #require(PluralOperands(shown: "1c17")).i == TrailingDigits.bound / 10)
    #expect(try #require(PluralOperands(shown: "0.5c30")).isWhole)
  }

  @Test func integersOfEveryWidthAgreeWithTheirText() throws {
    #expect(PluralOperands(Int8.min).i == 128)
    #expect(PluralOperands(Int.min).i == 9_223_372_036_854_775_808)
    #expect(PluralOperands(UInt64.max).i == UInt64.max)
    #expect(PluralOperands(true ? 5 as UInt8 : 0) == PluralOperands(shown: "5"))
    for number in [UInt128.max, UInt128(UInt64.max) + 1, 1_000_000_000_000_000_000_000_000_000_000] {
      #expect(PluralOperands(number) == PluralOperands(shown: String(number)))
    }
    #expect(PluralOperands(Int128.min) == PluralOperands(shown: String(Int128.min)))
  }

  /// 10^18 is where the kept digits end; 64 bits hold more.
  @Test func bothSidesOfTheBoundCountAlike() throws {
    for offset in UInt64(0)..<200 {
      let number = 10 * TrailingDigits.bound + offset
      let text = try #require(PluralOperands(shown: String(number)))
      #expect(text.i % 1_000_000 == number % 1_000_000)
      #expect(text.i >= TrailingDigits.bound)
    }
  }
}
