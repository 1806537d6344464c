import Testing

@testable import Dragoman

struct LanguageParentsTests {
  @Test(arguments: [
    ("en-GB", "en-001 en"), ("en-US", "en"), ("en-AT", "en-150 en-001 en"), ("es-MX", "es-419 es"), ("es-419", "es"),
    ("es-ES", "es"), ("pt-PT", "pt"), ("pt-AO", "pt-PT pt"), ("uk-UA", "uk"), ("uk", ""), ("en", ""), ("und", ""),
    ("x-bork", ""), ("mul", ""),
    // An unlikely script has no parent in the likely one.
    ("zh-Hant", ""), ("zh-Hant-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant-HK zh-Hant"),
    ("zh-Hans", "zh"), ("zh-Hans-CN", "zh-Hans zh"), ("zh-CN", "zh"), ("sr-Latn", ""), ("sr-Cyrl", "sr"),
    ("uk-Latn", ""),
    ("sr-Arab-RS", "sr-Arab"),
    // The region may say the script.
    ("zh-TW", "zh-Hant-TW zh-Hant"), ("zh-HK", "zh-Hant-HK zh-Hant"), ("zh-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"),
    ("sr-ME", "sr-Latn-ME sr-Latn"), ("pa-PK", "pa-Arab-PK pa-Arab"), ("az-IR", "az-Arab-IR az-Arab"),
    // Other languages.
    ("nb", "no"), ("nn", "no"), ("nb-NO", "nb no"), ("no-NO", "no"), ("ht", "fr-HT fr"), ("hi-Latn", "en-IN en-001 en"),
    // Variants, extensions.
    ("ca-ES-valencia", "ca-ES ca"), ("en-GB-oxendict", "en-GB en-001 en"), ("de-DE-u-co-phonebk", "de-DE de"),
    ("sl-biske-rozaj", "sl-biske sl"), ("de-x-formal", "de"), ("en-AU-unimelb", "en-AU en-001 en"),
  ])
  func areThoseOfCLDR(_ language: Language, _ parents: String) {
    #expect(language.parents.map(\.identifier).joined(separator: " ") == parents)
  }
}
