import Foundation

/// The plural rules as code, a function for all languages that share them, and the table that finds it.
enum PluralRulesTables {
  static func make(_ cldr: CLDRFolder, _ kind: PluralContent.Kind) throws -> TableFile {
    let sets = try ruleSets(PluralContent.read(cldr, kind))
    guard sets.count < 100 else { throw GenerationError(fact: "\(sets.count) sets of plural rules") }
    let numbered = sets.enumerated().map { (number: $0, rules: $1.rules, languages: $1.languages) }
    return TableFile(
      type: "\(kind.rawValue.capitalized)Rules",
      tables: [
        try .sorted(
          "languages", "Language 3, script 4, region 3 → the number of its rules 2.", keyWidth: 10,
          numbered.flatMap { set in set.languages.map { TagFields($0).padded + digits(set.number) } })
      ],
      functions: [dispatch(numbered.dropFirst().map { ($0.number, name($0.languages)) })]
        + numbered.dropFirst().map { $0.rules.function(name($0.languages), languages: $0.languages) })
  }

  private typealias Languages = (rules: PluralRuleSet, languages: [String])

  /// The different sets with their languages, the root's first, which has the category `other` alone.
  private static func ruleSets(_ content: [String: [String: String]]) throws -> [Languages] {
    let root = try PluralRuleSet([:])
    let sets = try Dictionary(grouping: content, by: { try PluralRuleSet($0.value) })
      .mapValues { $0.map(\.key).sorted() }
    guard sets[root]?.contains("und") == true else { throw GenerationError(fact: "the root has plural rules") }
    return [(root, sets[root] ?? [])]
      + sets.filter { $0.key != root }.map { ($0.key, $0.value) }.sorted { ($0.1.first ?? "") < ($1.1.first ?? "") }
  }

  private static func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// `likeIs` and not `is`, which is a word of Swift.
  private static func name(_ languages: [String]) -> String {
    "like" + (languages.first ?? "").split(separator: "-").map(\.capitalized).joined()
  }

  private static func dispatch(_ sets: [(number: Int, name: String)]) -> String {
    let cases = sets.map { "    case \($0.number): \($0.name)(n)\n" }.joined()
    return "  /// The category of a number by the rules of a number in the table.\n  @inline(__always)\n"
      + "  static func select(_ n: PluralOperands, rules: UInt8) -> PluralCategory {\n    switch rules {\n"
      + cases + "    default: .other\n    }\n  }\n"
  }
}
