import Dragoman
import Foundation
import Testing

@Suite struct LocalizedTextTests {
  let localizer = TestLocalizer([
    "en": ["items": "%d items", "total": "Total %@", "of": "%2$@ of %1$@", "city": "Kyiv", "trip": "To $(city)"],
    "uk": ["items": "%d шт.", "total": "Разом %@", "of": "%1$@: %2$@", "city": "Київ", "trip": "До $(city)"],
  ]).localizer

  @Test func interpolationIsResolvedWhenRead() throws {
    let text: LocalizedText = "\(localizer.text("items", 3)), \(localizer.text("city"))!"
    #expect(text.string == "3 items, Kyiv!")
    try localizer.select("uk")
    #expect(text.string == "3 шт., Київ!")
    #expect(text.description == "3 шт., Київ!")
    #expect(text.string(in: "en") == "3 items, Kyiv!")
  }

  @Test func composing() {
    var text = localizer.text("city") + ", " + localizer.text("items", 1)
    text += "."
    #expect(text.string == "Kyiv, 1 items.")
    #expect([localizer.text("city"), "b"].joined(separator: " - ").string == "Kyiv - b")
    #expect(LocalizedText.verbatim("100% $(x)").string == "100% $(x)")
  }

  @Test func nestedTextsSpeakTheLanguageOfTheMessage() throws {
    let text = localizer.text("trip", ["city": localizer.text("city")])
    #expect(text.string == "To Kyiv")
    try localizer.select("uk")
    #expect(text.string == "До Київ")
    #expect(text.string(in: "en") == "To Kyiv")
  }

  @Test func attributesStayOnTheirCharactersWhenTheOrderChanges() throws {
    var bold = AttributeContainer()
    bold.link = URL(string: "https://example.org")
    let text = localizer.text("of", localizer.text("city").attributes(bold), AttributedString("x"))
    func linked() -> [String] {
      let whole = text.attributedString
      return whole.runs.filter { $0.link != nil }.map { String(whole.characters[$0.range]) }
    }
    #expect(text.string == "x of Kyiv")
    #expect(linked() == ["Kyiv"])
    try localizer.select("uk")
    #expect(String(text.attributedString.characters) == "Київ: x")
    #expect(linked() == ["Київ"])
    #expect(text.nsAttributedString.string == "Київ: x")
  }

  @Test func attributesOfAPartWinOverThoseOfTheWhole() {
    let inner = URL(string: "https://example.org/inner")
    let outer = URL(string: "https://example.org/outer")
    let text = (localizer.text("city").attributes { $0.link = inner } + " x").attributes { $0.link = outer }
    let result = text.attributedString
    #expect(result.runs.map(\.link) == [inner, outer])
  }

  @Test func textsAreValues() {
    #expect(localizer.text("items", 3) == localizer.text("items", 3))
    #expect(localizer.text("items", 3) != localizer.text("items", 4))
    #expect(Set([localizer.text("a"), localizer.text("a")]).count == 1)
    let price = Decimal(string: "9.99") ?? 0
    let style = Decimal.FormatStyle.Currency(code: "EUR")
    #expect(localizer.text("total", .formatted(price, style)) == localizer.text("total", .formatted(price, style)))
    #expect(MemoryLayout<LocalizedText>.size == 8)
  }

  /// Generated functions of other libraries without arguments are properties here.
  @Test func aTextIsCalledAsAFunctionOnce() {
    let text = localizer.text("total", 1)
    #expect(text() == text)
  }

  @Test func formatStylesSpeakTheLanguage() throws {
    let price = Decimal(string: "9.99") ?? 0
    let text = localizer.text("total", .formatted(price, .currency(code: "EUR").presentation(.narrow)))
    #expect(text.string == "Total €9.99")
    try localizer.select("uk")
    #expect(text.string == "Разом 9,99\u{a0}€")
  }
}
