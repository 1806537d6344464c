import Foundation

/// One comparison of a plural rule: `n % 100 = 3..10` (UTS #35, "Plural rules syntax").
struct PluralRelation: Hashable {
  /// One of n, i, v, w, f, t, c and e.
  let operand: String
  let modulus: UInt64?
  let isNegated: Bool
  /// Sorted, and neighbours joined.
  let ranges: [ClosedRange<UInt64>]

  /// With its last digits it stands for every number that is not below it (`TrailingDigits`): a modulus divides it, and
  /// what is compared is smaller.
  private static let bound: UInt64 = 1_000_000_000_000_000_000

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 || words.count == 5 && words[1] == "%", ["=", "!="].contains(words[words.count - 2]),
      let list = words.last, ["n", "i", "v", "w", "f", "t", "c", "e"].contains(words[0])
    else { throw GenerationError(fact: "plural relation \(text)") }
    operand = words[0]
    isNegated = words[words.count - 2] == "!="
    modulus = words.count == 5 ? UInt64(words[2]) : nil
    ranges = Self.joined(try list.split(separator: ",").map { try Self.range(String($0)) })
    try check(text, hasModulus: words.count == 5)
  }

  private func check(_ text: String, hasModulus: Bool) throws {
    let holds = hasModulus ? modulus.map { $0 > 0 && Self.bound % $0 == 0 } == true : true
    guard holds, !ranges.isEmpty, ranges.allSatisfy({ $0.upperBound < Self.bound }) else {
      throw GenerationError(fact: "plural relation \(text)")
    }
  }

  private static func range(_ text: String) throws -> ClosedRange<UInt64> {
    let ends = text.components(separatedBy: "..").map { UInt64($0) }
    guard let first = ends.first, let low = first, let last = ends.last, let high = last, ends.count < 3, low <= high
    else { throw GenerationError(fact: "plural range \(text)") }
    return low...high
  }

  private static func joined(_ ranges: [ClosedRange<UInt64>]) -> [ClosedRange<UInt64>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      guard let last = joined.last, range.lowerBound <= last.upperBound + 1 else { return joined.append(range) }
      joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }
}
