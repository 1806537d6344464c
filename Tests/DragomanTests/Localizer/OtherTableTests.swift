import Dragoman
import Foundation
import Synchronization
import Testing

/// The default table, which has the same texts, is the oracle for one of another name.
@Suite struct OtherTableTests {
  private static let texts: [Language: [String: String]] = [
    "en": ["a": "A", "n": "%d of %d", "g": "Hi $(name)", "only": "here"],
    "uk": ["a": "А-укр", "n": "%d із %d", "g": "Привіт, $(name)"],
  ]

  private let localizer = Localizer(
    sources: [.dictionary(texts), .dictionary(texts, table: "Other"), .dictionary(["en": ["b": "B"]], table: "More")],
    defaultLanguage: "en", selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
  ) { _ in }

  private func answers(_ table: String?) -> [String] {
    [
      localizer.string("a", table: table), localizer.string("only", table: table),
      localizer.string("n", 1, 2, table: table), localizer.string("n", arguments: [3, 4], table: table),
      localizer.string("g", ["name": "Anna"], table: table),
      localizer.string("absent", table: table), localizer.string("absent", table: table, value: "else"),
      localizer.text("a", table: table).string, localizer.text("n", 5, 6, table: table).string,
    ]
  }

  /// Before the table was read and after it.
  @Test func itIsShownAsTheDefaultTableIs() throws {
    for language in ["en", "uk", "en", "uk"] as [Language] {
      try localizer.select(language)
      for _ in 0..<2 { #expect(answers("Other") == answers(nil)) }
      #expect(answers("Localizable") == answers(nil))
    }
    #expect(localizer.string("a", table: "Other") == "А-укр")
    #expect(localizer.string("b", table: "More") == "B")
    #expect(localizer.string("a", table: "More") == "a")
    #expect(localizer.string("a", table: "Absent", value: "else") == "else")
  }

  @Test func aScopeIsSeen() {
    #expect(answers("Other") == answers(nil))
    localizer.withLanguage("uk") {
      for _ in 0..<2 { #expect(answers("Other") == answers(nil)) }
      #expect(localizer.string("a", table: "Other") == "А-укр")
    }
    #expect(localizer.string("a", table: "Other") == "A")
  }

  /// File systems spell what they store in their own way.
  @Test(arguments: ["Caf\u{E9}", "Cafe\u{301}"], ["Caf\u{E9}", "Cafe\u{301}"])
  func aNameIsTheSameHoweverItIsSpelt(stored: String, asked: String) {
    let localizer = Localizer(
      sources: [.dictionary(["en": ["a": "A"]], table: stored), .dictionary(["en": ["a": "B"]], table: "Other")],
      defaultLanguage: "en", selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { _ in }
    for _ in 0..<2 { #expect(localizer.string("a", table: asked) == "A") }
  }
}
