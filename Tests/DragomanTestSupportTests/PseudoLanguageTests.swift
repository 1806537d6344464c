import Dragoman
import DragomanFormats
import DragomanTestSupport
import Foundation
import TestResources
import Testing

@Suite struct PseudoLanguageTests {
  private func shown(_ text: String, _ arguments: any MessageArgument..., in pseudo: PseudoLanguage = .accented)
    -> String
  {
    let texts = TranslationSource.dictionary(["en": ["k": text]])
    let localizer = Localizer.isolated([texts, .pseudo(pseudo, of: texts)], language: pseudo.language)
    return localizer.string("k", arguments: arguments)
  }

  @Test func lettersHaveAccentsAndTheTextHasBrackets() {
    #expect(shown("Hello") == "[Ĥéļļö~~]")
    #expect(shown("") == "")
    #expect(shown("12 €") == "[12 €~~]")
  }

  @Test func placeholdersStayWhatTheyAre() {
    #expect(shown("%d of %2$@", 1, "two") == "[1 öƒ two~~]")
    #expect(shown("%5.2f km", 1.5) == "[ 1.50 ķɱ~]")
    #expect(shown("100%% of %d", 3) == "[100% öƒ 3~~~]")
    #expect(shown("50% off") == "[50% öƒƒ~~~]")
  }

  @Test func namesOfArgumentsStayWhatTheyAre() {
    let texts = TranslationSource.dictionary(["en": ["k": "Dear $(name), pay \\$(x)"]])
    let localizer = Localizer.isolated([texts, .pseudo(.accented, of: texts)], language: "en-XA")
    #expect(localizer["k", ["name": "Anna"]] == "[Ðéáŕ Anna, þáý $(ẋ)~~~~~]")
  }

  @Test func pluralsStayPlurals() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "Buy %#@items@" },
        "substitutions" : { "items" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg item" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg items" } } } } } } } } } } }
      """
    ])
    let texts = TranslationSource.directory(folder.url)
    let localizer = Localizer.isolated([texts, .pseudo(.accented, of: texts)], language: "en-XA")
    #expect(localizer["k", 1] == "[Ɓûý 1 îŧéɱ~~]")
    #expect(localizer["k", 2] == "[Ɓûý 2 îŧéɱš~~]")
    #expect(localizer.missingTexts() == [])
  }

  @Test func mirroredWordsRunFromTheRight() {
    #expect(PseudoLanguage.mirrored.language.isRightToLeft)
    #expect(shown("Hi, %@", "Anna", in: .mirrored) == "\u{202E}Hi\u{202C}, Anna")
  }

  /// Whatever a text asks for, its pseudo-translation asks for the same.
  @Test(.needsCorpus) func textsOfTheCorpusKeepTheirShape() throws {
    var count = 0
    for url in Folders.files(under: Folders.corpus, withExtension: "strings") {
      for entry in StringsFile(Array(try Data(contentsOf: url))).entries {
        let expected = MessageShape(text: entry.value)
        let actual = MessageShape(text: PseudoLanguage.accented.text(entry.value))
        if expected.faults.isEmpty {
          #expect(actual.arguments == expected.arguments, "\(entry.value)")
          #expect(actual.names == expected.names, "\(entry.value)")
        }
        count += 1
      }
    }
    #expect(count > 1000)
  }
}
