@testable import Dragoman
import Testing

@Suite struct OfferedLanguagesTests {
  private func test(offering languages: Set<Language>?, system: [Language] = ["en"]) -> TestLocalizer {
    var configuration = Localizer.Configuration.forTests
    configuration.languages = languages
    let texts: [Language: [String: String]] = [
      "en": ["k": "en", "only": "only en"], "en-GB": ["k": "en-GB"], "uk": ["k": "uk"], "ar": ["k": "ar"],
    ]
    return TestLocalizer(texts, system: system, configuration: configuration)
  }

  @Test func allThereAreUnlessSomeAreNamed() {
    #expect(test(offering: nil).localizer.languages == ["ar", "en", "en-GB", "uk"])
    #expect(test(offering: ["uk", "en", "fr"]).localizer.languages == ["en", "uk"])
  }

  @Test func whatIsNotOfferedIsNeitherMatchedNorSelected() {
    let test = test(offering: ["uk", "en"], system: ["ar", "uk"])
    #expect(test.localizer["k"] == "uk")
    #expect(throws: LanguageSelectionError.self) { try test.localizer.select("ar") }
  }

  /// A parent's texts and the default ones are shown all the same.
  @Test func whatIsNotOfferedStillStandsIn() {
    let test = test(offering: ["en-GB", "uk"], system: ["en-GB"])
    #expect(test.localizer["k"] == "en-GB")
    #expect(test.localizer["only"] == "only en")
    #expect(test.issues.kinds == [])
  }

  @Test func whereNoneIsOfferedTheDefaultIsShown() {
    let test = test(offering: [], system: ["uk"])
    #expect(test.localizer.languages == [])
    #expect(test.localizer["k"] == "en")
  }
}
