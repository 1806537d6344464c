import Dragoman
import DragomanFormats
import Testing

@Suite struct EmbeddedTests {
  private static let english = EmbeddedCatalog(
    "en", defaultLanguage: "en",
    tables: [
      EmbeddedTable("Localizable") {
        EmbeddedTexts(keys: ["a", "n", "only"], texts: ["A text of more than fifteen bytes", "%d of %d", "here"])
      },
      EmbeddedTable("Errors") { EmbeddedTexts(keys: ["e"], texts: ["An error"]) },
    ])
  private static let ukrainian = EmbeddedCatalog(
    "uk", tables: [EmbeddedTable("Localizable") { EmbeddedTexts(keys: ["a", "n"], texts: ["Текст", "%d із %d"]) }])

  private func localizer(_ sources: [TranslationSource]) -> TestLocalizer { TestLocalizer(sources) }

  @Test func answersAsTextsDo() throws {
    let test = localizer([.embedded([Self.english, Self.ukrainian])])
    let localizer = test.localizer
    #expect(localizer.languages == ["en", "uk"])
    #expect(localizer.defaultLanguage == "en")
    for _ in 0..<2 {
      try localizer.select("en")
      #expect(localizer["a"] == "A text of more than fifteen bytes")
      #expect(localizer["n", 1, 2] == "1 of 2")
      #expect(localizer.string("e", table: "Errors") == "An error")
      try localizer.select("uk")
      #expect(localizer["a"] == "Текст")
      #expect(localizer["n", 1, 2] == "1 із 2")
      #expect(localizer["only"] == "here")
    }
    #expect(localizer["nowhere"] == "nowhere")
  }

  @Test func anotherSourceStandsBeforeOrBehind() {
    let texts = TranslationSource.dictionary(["en": ["a": "of the dictionary", "z": "more"]])
    let before = localizer([texts, .embedded([Self.english])]).localizer
    #expect((before["a"], before["n", 1, 2], before["z"]) == ("of the dictionary", "1 of 2", "more"))
    let behind = localizer([.embedded([Self.english]), texts]).localizer
    #expect((behind["a"], behind["z"]) == ("A text of more than fifteen bytes", "more"))
    let both = localizer([.embedded([Self.english]), .embedded([Self.english])]).localizer
    #expect((both["a"], both["only"]) == ("A text of more than fifteen bytes", "here"))
  }

  /// What generated code never has, and a person may make of it.
  @Test func oddContents() {
    let odd = EmbeddedCatalog(
      "en", devices: ["iphone"],
      tables: [
        EmbeddedTable("Localizable") {
          EmbeddedTexts(
            keys: ["a", "b", "a", "c"], texts: ["first", "second", "third"], messageKeys: ["m", "k"],
            messages: ["no Base64!", "AAAA"], lastResorts: "?")
        }
      ])
    let test = localizer([.embedded([odd, EmbeddedCatalog("?!", tables: [])])])
    #expect(test.localizer["a"] == "third")
    #expect(test.localizer["b"] == "second")
    for key in ["c", "m", "k"] { #expect(test.localizer[key] == key) }
    #expect(test.localizer["m", 1] == "m")
  }
}
