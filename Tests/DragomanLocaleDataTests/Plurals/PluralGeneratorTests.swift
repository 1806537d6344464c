import Testing

@testable import GenerateLocaleData

/// What the generator makes of rules, and which ones stop it.
struct PluralGeneratorTests {
  @Test(arguments: [
    "n", "x = 1", "n = ", "n == 1", "n % 0 = 1", "n % 7 = 1", "n % x = 1", "n mod 10 = 1", "n = 1..", "n = 3..1",
    "n = 1..2..3", "n = -1", "n = 1000000000000000000", "n % 10 is 1", "n = 1 2",
  ])
  func rulesOfAnotherKindStopIt(rule: String) {
    #expect(throws: GenerationError.self) { try PluralRelation(rule) }
  }

  @Test func unknownCategoryStopsIt() {
    #expect(throws: GenerationError.self) { try PluralRuleSet(["some": "n = 1"]) }
  }

  @Test func neighbouringRangesAreJoined() throws {
    #expect(try PluralRelation("n = 5,1,2,3..4,9").ranges == [1...5, 9...9])
    #expect(try PluralRelation("i % 100 != 11..14,12..19").ranges == [11...19])
  }

  @Test func equalRulesAreOneSet() throws {
    #expect(
      try PluralRuleSet(["one": "n = 0,1 @integer 0, 1", "other": " @integer 2~17"])
        == PluralRuleSet(["one": "n = 0..1", "other": ""]))
  }

  @Test func functionComparesStraight() throws {
    let rules = try PluralRuleSet(["one": "n % 10 = 1 and n % 100 != 11,71", "few": "v != 0 or n != 1 and f = 2..4"])
    #expect(
      rules.function("likeX", languages: ["x", "y"]) == """
          /// x y
          @inline(__always)
          private static func likeX(_ n: PluralOperands) -> PluralCategory {
            let i10 = n.i % 10
            let i100 = n.i % 100
            if n.isWhole, i10 == 1, i100 != 11, i100 != 71 { return .one }
            if n.v != 0 { return .few }
            if (!n.isWhole || n.i != 1), (2...4).contains(n.f) { return .few }
            return .other
          }

        """)
  }
}
