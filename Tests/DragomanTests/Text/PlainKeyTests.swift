@testable import Dragoman
import Testing

@Suite struct PlainKeyTests {
  private let test = TestLocalizer([
    "en": ["plain": "A", "percent": "100%", "placeholder": "%d of %@", "named": "$(who)", "further": "F", "empty": ""],
    "uk": ["plain": "А-укр", "percent": "100 %%", "placeholder": "%d з %@", "named": "$(who)", "empty": ""],
  ])

  /// A style leaves a key alone as it is, but takes it the general way.
  @Test(arguments: ["plain", "percent", "placeholder", "named", "further", "empty", "missing"])
  func theShortWayAndTheGeneralOneAreTheSame(key: String) throws {
    for language: Language in ["en", "uk"] {
      try test.localizer.select(language)
      for text in [
        test.localizer.text(key), test.localizer.text(key, value: "V"), test.localizer.text(key, table: "T"),
      ] {
        #expect(text.string == text.isolatingArguments(false).string)
        #expect(BoundText(text).string == text.string)
        for scope: Language in ["uk", "en"] {
          test.localizer.withLanguage(scope) {
            #expect(text.string == text.isolatingArguments(false).string)
            #expect(BoundText(text).string == text.string)
          }
        }
      }
    }
  }
}
