import Testing

@testable import DragomanTools

struct LanguageMatchTests {
  @Test func answersTheMatchAsItWasWritten() {
    #expect(LanguageMatch.answer(supported: ["en", "zh_tw"], default: nil, preferred: ["zh-Hant-HK"]) == "zh_tw")
  }

  @Test func answersTheDefaultAsItWasWrittenOrElseTheFirst() {
    #expect(LanguageMatch.answer(supported: ["en", "uk"], default: "PT_br", preferred: ["ja"]) == "PT_br")
    #expect(LanguageMatch.answer(supported: ["EN", "uk"], default: nil, preferred: ["ja"]) == "EN")
    #expect(LanguageMatch.answer(supported: ["en", "uk"], default: nil, preferred: []) == "en")
  }

  @Test func answersNothingOnlyWhereNothingIsSupported() {
    #expect(LanguageMatch.answer(supported: [], default: "en", preferred: ["en"]) == nil)
  }
}
