import Dragoman
import Foundation

extension FuzzInput {
  /// Up to seven arguments of any kind.
  mutating func arguments() -> [any MessageArgument] {
    let count = byte() % 8
    return (0..<count).map { _ in argument() }
  }

  /// An argument of any kind.
  mutating func argument() -> any MessageArgument {
    switch byte() % 20 {
    case 0: integer()
    case 1: UInt64(bitPattern: integer())
    case 2: double()
    case 3: Optional<Int>.none
    case 4: byte() % 2 == 0
    case 5: [Int(byte()), Int(byte())]
    case 6: Int8(bitPattern: byte())
    case 7: LocalizedText.verbatim(shortText())
    case 8: decimal()
    case 9: Date(timeIntervalSinceReferenceDate: double())
    case 10: URL(string: shortText())
    case 11: attributedText()
    case 12: .formatted(double(), FloatingPointFormatStyle<Double>.Percent())
    case 13: .verbatim(wideInteger())
    case 14: .verbatim(double())
    case 15: .number(decimal(), fractionDigits: Int(Int8(bitPattern: byte())))
    case 16: wideInteger()
    case 17: UInt128(bitPattern: wideInteger())
    case 18: [attributedText(), attributedText(), attributedText()]
    default: shortText()
    }
  }
}

extension FuzzInput {
  private mutating func double() -> Double { Double(bitPattern: UInt64(bitPattern: integer())) }

  private mutating func wideInteger() -> Int128 { Int128(integer()) << 64 | Int128(UInt64(bitPattern: integer())) }

  private mutating func decimal() -> Decimal {
    let isNegative = byte() % 2 == 1
    let exponent = Int(Int8(bitPattern: byte()))
    let digits = Decimal(UInt64(bitPattern: integer()))
    return Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: digits)
  }

  /// A text whose beginning has another link than its end.
  private mutating func attributedText() -> AttributedString {
    var start = AttributedString(shortText())
    start.link = URL(string: "fuzz:start")
    var end = AttributedString(shortText())
    end.link = URL(string: "fuzz:end")
    return start + end
  }
}
