import DragomanTestSupport
import Foundation
import Testing
import Transfers

@Suite(.localizationIssuesAreFailures) struct TransferErrorTests {
  @Test(.language("en")) func accountIsNamed() {
    #expect(TransferError.unknownAccount("Olha").localizedDescription == "There is no account “Olha”.")
  }

  @Test(
    .language("uk"),
    arguments: [
      (1, "Дозволено 1 переказ на день."), (2, "Дозволено 2 перекази на день."), (5, "Дозволено 5 переказів на день."),
    ])
  func limitIsCountedAsUkrainianDoes(limit: Int, text: String) {
    #expect(TransferError.tooMany(limit: limit).localizedDescription == text)
  }
}

@Suite struct TranslationTests {
  private let localizer = Localizer.isolated([.bundle(TransferErrorTexts.bundle)])

  @Test func everyTextIsTranslated() {
    #expect(localizer.languages == ["ar", "en", "uk"])
    #expect(localizer.missingTexts() == [])
    #expect(localizer.issuesInFiles() == [])
  }
}
