import Dragoman
import Testing

@Suite struct ScopeTests {
  static let texts: [Language: [String: String]] = ["en": ["k": "en"], "uk": ["k": "uk"], "pt-BR": ["k": "pt-BR"]]

  @Test func aScopeChangesTheLanguageInsideItAlone() {
    let localizer = TestLocalizer(Self.texts).localizer
    #expect(localizer.withLanguage("uk") { localizer["k"] } == "uk")
    #expect(localizer.withLanguage("uk") { localizer.language } == "uk")
    #expect(localizer["k"] == "en")
  }

  @Test func theTasksStartedInAScopeAreInIt() async {
    let localizer = TestLocalizer(Self.texts).localizer
    let (child, later) = await localizer.withLanguage("uk") {
      async let child = localizer["k"]
      let later = Task {
        await Task.yield()
        return localizer["k"]
      }
      return (await child, later)
    }
    #expect(child == "uk")
    #expect(await later.value == "uk")
  }

  @Test func otherLocalizersFollowTheScope() {
    let first = TestLocalizer(Self.texts).localizer
    let second = TestLocalizer(["uk": ["k": "second uk"], "fr": ["k": "second fr"]], default: "fr").localizer
    #expect(first.withLanguage("uk") { second["k"] } == "second uk")
    #expect(first.withLanguage("pt-BR") { second["k"] } == "second fr")
  }

  @Test func anUnsupportedLanguageGivesTheBestThereIsAndAnIssue() {
    let test = TestLocalizer(Self.texts)
    #expect(test.localizer.withLanguage("de") { test.localizer["k"] } == "en")
    #expect(test.issues.sentences == ["de is not supported; there are en, pt-BR, uk"])
  }

  @Test(arguments: [
    ("uk, en;q=0.5", "uk"), ("de, pt;q=0.9, en;q=0.1", "pt-BR"), ("", "en"), ("*", "en"), ("*, en;q=0", "pt-BR"),
    ("garbage;;;q=", "en"),
  ])
  func acceptLanguage(header: String, expected: String) {
    let localizer = TestLocalizer(Self.texts).localizer
    #expect(localizer.withLanguage(accepting: header) { localizer["k"] } == expected)
  }

  @Test func noHeaderGivesTheDefault() async {
    let localizer = TestLocalizer(Self.texts, system: ["uk"]).localizer
    #expect(localizer.withLanguage(accepting: nil) { localizer["k"] } == "en")
    let text = await localizer.withLanguage(accepting: "uk") {
      await Task.yield()
      return localizer["k"]
    }
    #expect(text == "uk")
  }

  @Test func scopesNest() {
    let localizer = TestLocalizer(Self.texts).localizer
    localizer.withLanguage("uk") {
      #expect(localizer.withLanguage("pt-BR") { localizer["k"] } == "pt-BR")
      #expect(localizer["k"] == "uk")
    }
  }
}
