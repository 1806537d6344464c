import Foundation
import TestResources
import Testing

@testable import Dragoman

/// Attributes stay on the characters that an argument had them on, wherever a message puts those.
@Suite struct AttributedArgumentTests {
  private let bold = AttributedString.marked("Anna", 1)

  private func printed(
    _ format: String, _ arguments: [MessageValue], in language: Language = "en", isolates: Bool = false
  ) -> AttributedString {
    PrintfPrinter(language, isolates: isolates).append(format, arguments, to: AttributedOutput()).text
  }

  // MARK: - Widths and precisions

  @Test(arguments: [
    ("(%10s)", "(      Anna)", "Anna"), ("(%-10s)", "(Anna      )", "Anna"), ("(%.2s)", "(An)", "An"),
    ("(%6.3s)", "(   Ann)", "Ann"), ("(%-6.3s)", "(Ann   )", "Ann"), ("(%.0s)", "()", ""), ("(%2s)", "(Anna)", "Anna"),
    ("(%.9s)", "(Anna)", "Anna"), ("(%*2$s)", "(   Anna)", "Anna"), ("(%6c)", "(  Anna)", "Anna"),
    ("(%7d)", "(   Anna)", "Anna"), ("(%-10@)", "(Anna)", "Anna"), ("(%.3@)", "(Anna)", "Anna"),
    ("(%10.3@)", "(Anna)", "Anna"),
  ])
  func widthsAndPrecisions(format: String, expected: String, linked: String) {
    let text = printed(format, [.attributed(bold), .integer(7)])
    #expect(String(text.characters) == expected)
    #expect(text.marks.values.joined() == linked)
    #expect(text.marks.count == (linked.isEmpty ? 0 : 1))
  }

  @Test func aPrecisionCutsBetweenRuns() {
    let text = printed("%-5.3s|", [.attributed(.marked("ab", 1) + .marked("cd", 2))])
    #expect(String(text.characters) == "abc  |")
    #expect(text.marks == [1: "ab", 2: "c"])
  }

  @Test func aPrecisionCutsNoCharacterInTwo() {
    let text = printed("%.1s", [.attributed(.marked("👨‍👩‍👧‍👦x", 1))])
    #expect(text.marks == [1: "👨‍👩‍👧‍👦"])
  }

  // MARK: - Lists

  @Test(
    arguments: [
      (["Francia", "Italia"], "es", "Francia e Italia"), (["Italia", "Francia"], "es", "Italia y Francia"),
      (["and", "and"], "en", "and and and"), (["a", "and", ", "], "en", "a, and, and , "),
      (["a", "a", "a"], "en", "a, a, and a"),
      (["b", "ab", "abc"], "en", "b, ab, and abc"), (["", "a", ""], "en", ", a, and "), ([""], "en", ""),
      (["и", "и"], "ru", "и и и"), (["x"], "de", "x"),
      (["\u{2060}", "\u{2061}\u{2060}"], "en", "\u{2060} and \u{2061}\u{2060}"),
    ] as [([String], Language, String)])
  func lists(items: [String], language: Language, expected: String) {
    let text = printed("%@", [.list(Self.marked(items))], in: language)
    #expect(String(text.characters) == expected)
    #expect(text.marks == Self.expectedMarks(items))
  }

  /// What decides how Foundation joins items is left to it, in every language that it knows.
  @Test func anyListInAnyLanguage() throws {
    var dice = Dice(seed: 11)
    let parts = [
      "", "a", "and", "I", "hi", "hielo", "y", "א", "ב ", "שלום", "1", "11", ", ", "و", "\u{2060}", "ไทย", "e\u{301}",
    ]
    let identifiers = Locale.availableIdentifiers.filter { !$0.contains("_") }.sorted()
    for language in identifiers.compactMap(Language.init(identifier:)) {
      let printer = PrintfPrinter(language)
      for _ in 0..<12 {
        let items = (0..<Int.random(in: 0...4, using: &dice)).map { _ in dice.pick(parts) + dice.pick(parts) }
        let plain = printer.string("%@", [.list(items.map(MessageValue.text))])
        let text = printer.append("%@", [.list(Self.marked(items))], to: AttributedOutput()).text
        #expect(String(text.characters) == plain)
        #expect(text.marks == Self.expectedMarks(items), "\(items) in \(language)")
      }
    }
  }

  @Test func listsOfTextsAndOfLists() {
    let localizer = TestLocalizer(["en": ["k": "With %@.", "city": "Kyiv"]]).localizer
    let city = localizer.text("city").attributes { $0.link = .mark(1) }
    let text = LocalizedText.list([city, "Lviv", .verbatim(.marked("Kyiv", 2))]).attributedString
    #expect(String(text.characters) == "Kyiv, Lviv, and Kyiv")
    #expect(text.marks == [1: "Kyiv", 2: "Kyiv"])
    #expect(
      localizer.text("k", [.marked("a", 1), .marked("b", 2)] as [AttributedString]).attributedString.marks == [
        1: "a", 2: "b",
      ])
    let nested = printed("%@", [.list([.list(Self.marked(["a", "b"])), .attributed(.marked("c", 2))])])
    #expect(String(nested.characters) == "a and b and c")
    #expect(nested.marks == [0: "a", 1: "b", 2: "c"])
  }

  @Test func aListInItsWidth() {
    let text = printed("%14.9s|", [.list(Self.marked(["abc", "def"]))])
    #expect(String(text.characters) == "     abc and d|")
    #expect(text.marks == [0: "abc", 1: "d"])
  }

  /// Should one have all the marks by which items are found, it is joined as it is, and its attributes are lost.
  @Test func anItemWithEveryMark() {
    let text = printed("%@", [.list(Self.marked(["\u{2060}\u{2061}\u{2062}\u{2063}\u{2064}", "b"]))])
    #expect(String(text.characters) == "\u{2060}\u{2061}\u{2062}\u{2063}\u{2064} and b")
    #expect(text.marks.isEmpty)
  }

  private static func marked(_ items: [String]) -> [MessageValue] {
    items.enumerated().map { .attributed(.marked($1, $0)) }
  }

  private static func expectedMarks(_ items: [String]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: items.enumerated().filter { !$1.isEmpty }.map { ($0, $1) })
  }

  // MARK: - Variants and names

  private typealias Files = VariantFiles

  private func check(_ test: TestLocalizer, _ language: Language, _ expected: String) {
    let text = test.localizer.text("k", AttributedString.marked("Anna", 1), 3, AttributedString.marked("Kyiv", 2))
      .attributedString
    #expect(String(text.characters) == expected)
    #expect(text.marks == [1: "Anna", 2: "Kyiv"])
  }

  @Test(arguments: [("en", "Anna has 3 files in Kyiv"), ("uk", "Kyiv: 3 файли (Anna)")] as [(Language, String)])
  func inStringsDict(language: Language, expected: String) {
    let english = Files.entry(
      "%1$@ has %2$#@n@", ["n": Files.plural(["one": "%d file in %3$@", "other": "%d files in %3$@"])])
    let ukrainian = Files.entry(
      "%3$@: %2$#@n@", ["n": Files.plural(["few": "%d файли (%1$@)", "other": "%d (%1$@)"])])
    check(
      Files.stringsDict(["en": ["k": english], "uk": ["k": ukrainian]], system: [language]), language, expected)
  }

  @Test(arguments: [("en", "Anna has 3 files in Kyiv"), ("uk", "Kyiv: 3 файли (Anna)")] as [(Language, String)])
  func inCatalogs(language: Language, expected: String) {
    let test = Files.catalog(
      #"""
      "k": {"localizations": {
        "en": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%1$@ has %2$lld files in %3$@"}}}}},
        "uk": {"variations": {"plural": {"few": {"stringUnit": {"state": "translated", "value": "%3$@: %2$lld файли (%1$@)"}}}}}}}
      """#, system: [language])
    check(test, language, expected)
  }

  @Test(arguments: [("en", "Anna has 3 files in Kyiv"), ("uk", "3 файли у Kyiv: Anna")] as [(Language, String)])
  func inSubstitutions(language: Language, expected: String) {
    func variant(_ text: String) -> String {
      #"{"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}}"#
    }
    let test = Files.catalog(
      #"""
      "k": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%1$@ has %#@n@"}, "substitutions": {"n": \#(variant("%arg files in %3$@"))}},
        "uk": {"stringUnit": {"state": "translated", "value": "%#@n@: %1$@"}, "substitutions": {"n": \#(variant("%arg файли у %3$@"))}}}}
      """#, system: [language])
    check(test, language, expected)
  }

  @Test func byName() {
    let test = TestLocalizer(["en": ["k": "$(who) in $(city)"], "uk": ["k": "$(city): $(who)"]])
    let text = test.localizer.text(
      "k", ["who": AttributedString.marked("Anna", 1), "city": AttributedString.marked("Kyiv", 2)])
    #expect(text.attributedString.marks == [1: "Anna", 2: "Kyiv"])
    #expect(test.localizer.withLanguage("uk") { String(text.attributedString.characters) } == "Kyiv: Anna")
    #expect(test.localizer.withLanguage("uk") { text.attributedString.marks } == [1: "Anna", 2: "Kyiv"])
    let variants = Files.stringsDict([
      "en": ["k": Files.entry("%#@n@ for $(who)", ["n": Files.plural(["other": "%d files of $(who)"])])]
    ])
    let both = variants.localizer.text("k", ["who": AttributedString.marked("Anna", 1), "n": 2]).attributedString
    #expect(String(both.characters) == "2 files of Anna for Anna")
    #expect(both.marks == [1: "AnnaAnna"])
  }
}

extension URL {
  fileprivate static func mark(_ number: Int) -> URL? { URL(string: "mark:\(number)") }
}

extension AttributedString {
  fileprivate static func marked(_ text: String, _ number: Int) -> AttributedString {
    var result = AttributedString(text)
    result.link = .mark(number)
    return result
  }

  /// What is marked with a number.
  fileprivate var marks: [Int: String] {
    runs.reduce(into: [:]) { marks, run in
      guard let link = run.link, let number = Int(link.absoluteString.dropFirst("mark:".count)) else { return }
      marks[number, default: ""] += String(characters[run.range])
    }
  }
}
