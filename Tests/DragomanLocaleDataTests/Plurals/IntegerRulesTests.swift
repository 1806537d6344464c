import Testing

@testable import DragomanLocaleData

/// What is made for integers alone says what the rules say of any number.
struct IntegerRulesTests {
  @Test(arguments: [PluralRules.Kind.cardinal, .ordinal])
  func agreeWithTheGeneralOnes(kind: PluralRules.Kind) {
    for rules in Set(PluralSamples.all(kind).flatMap(\.languages).map { PluralRules($0, kind) }) {
      let differing = Self.numbers.first { rules.category(of: $0) != rules.category(of: PluralOperands($0)) }
      #expect(differing == nil, "\(rules)")
    }
  }

  /// In debug builds, which are slow, all numbers of three digits and some of the others.
  private static var numbers: [UInt64] {
    #if DEBUG
      Array(0...1100) + stride(from: 1101, through: 1_000_100, by: 997) + [99_999, 100_000, 1_000_000, .max]
    #else
      Array(0...1_000_100) + [.max]
    #endif
  }
}
