import DragomanTestSupport
import Testing

@Suite struct InMemoryTests {
  @Test func languageIsTheOneGivenAndTextsAreItsOwn() throws {
    let localizer = Localizer.inMemory(
      ["en": ["title": "Menu", "only": "Only"], "uk": ["title": "Меню"]], language: "uk")
    #expect(localizer.language == "uk")
    #expect(localizer["title"] == "Меню")
    #expect(localizer["only"] == "Only")
    try localizer.select("en")
    #expect(localizer["title"] == "Menu")
  }

  @Test func numbersAreThoseOfTheLanguageWhoeverRunsTheTest() {
    let localizer = Localizer.inMemory(["en": ["n": "%d"], "de": ["n": "%d"]], language: "de")
    #expect(localizer["n", 1234] == "1.234")
  }

  @Test func choiceIsNobodyElses() throws {
    let localizer = Localizer.inMemory(["en": [:], "uk": [:]])
    let other = Localizer.inMemory(["en": [:], "uk": [:]])
    try localizer.select("uk")
    #expect(other.language == "en")
    #expect(LanguageSelection.shared.choice != .language("uk"))
  }
}
