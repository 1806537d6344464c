import Dragoman
import Testing

@testable import DragomanTools

/// What a script shows is a matter of the command's tests: the screen follows ``Localizer/main``, which other tests of
/// this process set.
@Suite struct DemoScriptTests {
  private let localizer = ShopTexts.localizer(preferredLanguages: [.english])

  @Test func stepsHaveNames() {
    let languages = localizer.languages
    #expect(DemoScript.Step("uk", languages: languages) == .language("uk"))
    #expect(DemoScript.Step("UK", languages: languages) == .language("uk"))
    #expect(DemoScript.Step("system", languages: languages) == .system)
    #expect(DemoScript.Step("+", languages: languages) == .more)
    #expect(DemoScript.Step("-", languages: languages) == .fewer)
    for name in ["", "xx", "de", "++", "System", "e", "en-US"] {
      #expect(DemoScript.Step(name, languages: languages) == nil, "\(name)")
    }
  }

  @Test func wrongStepIsFoundBeforeTheFirstIsDone() {
    #expect(throws: DemoScript.Failure.unknownStep("xx", supported: ["ar", "en", "uk"])) {
      try DemoScript(["uk", "xx"], for: localizer)
    }
    #expect(localizer.language == "en")
  }

  @Test func failuresHaveSentences() {
    #expect(
      DemoScript.Failure.unknownStep("xx", supported: ["en", "uk"]).sentence
        == "'xx' is no step: there are en, uk, system, + and -")
    #expect(
      TerminalSession.Failure.noTerminal.sentence
        == "the demo needs a terminal; 'dragoman demo --script en,uk,ar' prints it as text")
  }

  /// No language has a text that another lacks, and all three are the shop's.
  @Test func everyTextIsThereInEveryLanguage() throws {
    let keys = [
      "shop.title", "shop.greeting", "customer.name", "language.label", "language.name", "cart.label", "cart.count",
      "total.label", "delivery.label", "extras.label", "extras.oil", "extras.wicks", "extras.matches", "picture.label",
      "picture.file", "key.system", "key.quit",
    ]
    #expect(localizer.languages == ["ar", "en", "uk"])
    let texts = localizer.languages.map { language in localizer.withLanguage(language) { keys.map { localizer[$0] } } }
    for (index, key) in keys.enumerated() where key != "cart.count" {
      #expect(Set(texts.map { $0[index] }).union([key]).count == 4, "\(key)")
    }
  }
}
