import Dragoman
import DragomanTestSupport
import Testing

private let localizer = Localizer.inMemory(["en": ["title": "Menu", "only": "Only"], "uk": ["title": "Меню"]])

@Suite(.language("uk")) struct LanguageTraitTests {
  @Test func testOfASuiteRunsInItsLanguage() async {
    #expect(localizer["title"] == "Меню")
    await Task.yield()
    #expect(await Task { localizer["title"] }.value == "Меню")
  }

  @Test(.language("en")) func languageOfTheTestItselfCounts() {
    #expect(localizer["title"] == "Menu")
  }

  @Test(.language("uk"), arguments: 0..<3) func eachCaseRunsInTheLanguage(_ number: Int) {
    #expect(localizer.language == "uk")
  }
}

@Suite(.localizationIssuesAreFailures) struct IssueTraitTests {
  @Test func whatIsRightIsNoFailure() {
    #expect(localizer["title"] == "Menu")
  }

  @Test func missingKeyIsAFailureEachTime() {
    for _ in 0..<2 {
      withKnownIssue {
        _ = localizer["nowhere"]
      } matching: {
        "\($0)".contains("nowhere")
      }
    }
  }

  @Test(.language("uk")) func missingTranslationIsAFailure() {
    withKnownIssue {
      _ = localizer["only"]
    } matching: {
      "\($0)".contains("only")
    }
  }

  @Test(.localizationIssuesAreFailures(except: .missingKey)) func kindsCanBeLeftOut() {
    #expect(localizer["nowhere"] == "nowhere")
  }
}
