import Testing

@testable import DragomanTools

@Suite struct SuggestionTests {
  private let known = ["demo", "get", "dump", "languages", "match", "help"]

  @Test(arguments: [
    ("macth", "match"), ("mtch", "match"), ("langauges", "languages"), ("gte", "get"), ("dmup", "dump"),
    ("helpp", "help"),
  ])
  func slipIsUnderstood(_ word: String, meaning: String) {
    #expect(Suggestion.nearest(to: word, in: known) == meaning)
  }

  @Test(arguments: ["", "zzz", "check", "translate"])
  func strangerIsNot(_ word: String) {
    #expect(Suggestion.nearest(to: word, in: known) == nil)
  }

  @Test func hugeWordCostsNothing() {
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 1_000_000), in: known) == nil)
  }
}
