import Dragoman

/// A localizer over texts in memory, with a choice of its own, so that tests do not see one another's.
struct TestLocalizer {
  let localizer: Localizer
  let selection: LanguageSelection

  init(system: [Language] = ["en"]) {
    selection = LanguageSelection(store: .memory, preferredLanguages: system)
    localizer = Localizer(
      sources: [.dictionary(Self.texts), .dictionary(Self.errors, table: "Errors")], defaultLanguage: "en",
      selection: selection
    ) { _ in }
  }

  func text(_ key: String = "a") -> LocalizedText { localizer.text(key) }

  private static let texts: [Language: [String: String]] = [
    "en": ["a": "A", "b": "B", "c": "C", "n": "%d of %d", "g": "Hi $(name)"],
    "uk": ["a": "А-укр", "b": "Б-укр", "c": "В-укр", "n": "%d із %d", "g": "Привіт, $(name)"],
    "ar": ["a": "ا", "b": "ب", "c": "ج", "n": "%d/%d", "g": "مرحبا $(name)"],
  ]

  private static let errors: [Language: [String: String]] = [
    "en": ["a": "error A"], "uk": ["a": "помилка А"], "ar": ["a": "خطأ"],
  ]
}
