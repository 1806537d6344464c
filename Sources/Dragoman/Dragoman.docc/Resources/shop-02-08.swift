import DragomanTestSupport
import Foundation
import Testing

@Suite struct TextTests {
  let localizer: Localizer

  init() {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let project = tests.deletingLastPathComponent()
    localizer = Localizer.isolated([.directory(project.appending(path: "Sources/Shop/Resources"))])
  }

  @Test func everyLanguageHasEveryText() {
    #expect(localizer.languages == ["ar", "en", "uk"])
    #expect(localizer.missingTexts() == [])
  }

  @Test func filesAreWhole() {
    #expect(localizer.issuesInFiles() == [])
  }

  @Test func lampsAreCounted() throws {
    try localizer.select("uk")
    #expect(localizer["cart.count", 3] == "3 лампи")
    #expect(localizer["cart.count", 5] == "5 ламп")
  }
}
