import Foundation
import Testing

@testable import Dragoman

struct LanguageNamesTests {
  @Test(arguments: [
    ("uk", "Українська"), ("en", "English"), ("ar", "العربية"), ("fr", "Français"), ("pt-BR", "Português (Brasil)"),
    ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"), ("ja", "日本語"), ("de", "Deutsch"), ("cs", "Čeština"), ("he", "עברית"),
    // Georgian has capitals that no list begins with.
    ("ka", "ქართული"), ("tr", "Türkçe"), ("sr-Latn", "Srpski (latinica)"), ("haw", "ʻŌlelo Hawaiʻi"),
  ])
  func ownNameIsThatOfALanguageList(_ language: Language, _ name: String) {
    #expect(language.ownName == name)
  }

  /// Where Foundation has no data it would answer in the language of the process.
  @Test(arguments: ["skr", "pnb", "vls-BE", "qab", "x-bork", "und", "tlh"])
  func ownNameIsElseTheTag(_ language: Language) {
    #expect(language.ownName == language.identifier)
  }

  @Test(arguments: [
    ("uk", "fr", "ukrainien"), ("fr", "uk", "французька"), ("uk", "en", "Ukrainian"), ("en", "ar", "الإنجليزية"),
    ("pt-BR", "en", "Portuguese (Brazil)"), ("qab", "en", "qab"), ("en", "qab", "en"),
  ])
  func isNamedInAnother(_ language: Language, _ other: Language, _ name: String) {
    #expect(language.name(in: other) == name)
  }
}
