import Dragoman
import Foundation
import TestResources
import Testing

/// What the names of other libraries need of a localizer.
@Suite struct FormerNamesTests {
  private struct BrokenStore: LanguageStoring {
    struct Failure: Error, CustomStringConvertible {
      var description: String { "disk full" }
    }

    func read() -> Language? { nil }
    func write(_ language: Language?) throws { throw Failure() }
  }

  private static let texts: [Language: [String: String]] = ["en": ["a": "A"], "uk": ["a": "А-укр"], "fr": ["a": "a"]]

  @Test func whatCannotBeSelectedIsAnIssueAndChangesNothing() {
    let test = TestLocalizer(Self.texts, system: ["fr"])
    test.localizer.selectOrReport(tag: "uk")
    #expect(test.localizer["a"] == "А-укр")
    test.localizer.selectOrReport(tag: "de")
    test.localizer.selectOrReport(tag: "no tag")
    #expect(test.localizer.language == "uk")
    #expect(test.localizer.languageOfSystem == "fr")
    #expect(test.issues.kinds == [.unsupportedLanguage, .unsupportedLanguage])
    #expect(test.issues.sentences.first == "de is not supported; there are en, fr, uk")
  }

  @Test func whatCannotBeStoredIsAnIssueAndChangesNothing() {
    let test = TestLocalizer(Self.texts, system: ["fr"], store: BrokenStore())
    test.localizer.selectOrReport(tag: "uk")
    #expect(test.localizer.language == "fr")
    #expect(test.issues.kinds == [.storedChoice])
    #expect(test.issues.sentences == ["the choice of a language could not be stored: disk full"])
  }

  @Test func aReplacementIsAsItWasButForWhatIsGiven() throws {
    var configuration = Localizer.Configuration.forTests
    configuration.numbers = .plain
    let former = TestLocalizer(Self.texts, configuration: configuration).localizer
    let same = former.replacement()
    #expect(same.selection === former.selection)
    #expect(same.defaultLanguage == "en")
    #expect(same.languages == former.languages)
    let other = former.replacement(defaultLanguage: "uk", languages: ["uk", "en"]) { sources in
      [.dictionary(["uk": ["n": "%d"]])] + sources
    }
    #expect(other.defaultLanguage == "uk")
    #expect(other.languages == ["en", "uk"])
    try other.select("uk")
    #expect(former.language == "uk")
    #expect([other["n", 1234], other["a"]] == ["1234", "А-укр"])
  }

  @Test func theFolderOfTheLanguageIsABundle() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";", "uk.lproj/Localizable.strings": "\"a\" = \"А-укр\";",
    ])
    let bundle = try #require(Bundle(path: folder.url.path))
    let test = TestLocalizer([.bundle(bundle)])
    #expect(test.localizer.programBundle == bundle)
    try test.localizer.select("uk")
    #expect(test.localizer.languageBundle.bundlePath == bundle.path(forResource: "uk", ofType: "lproj"))
    #expect(TestLocalizer(Self.texts).localizer.languageBundle == .main)
  }
}
