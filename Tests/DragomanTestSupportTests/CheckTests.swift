import Dragoman
import DragomanTestSupport
import TestResources
import Testing

@Suite struct CheckTests {
  @Test func keysWithoutATextOfTheirOwnAreMissing() {
    let localizer = Localizer.inMemory([
      "en": ["a": "A", "b": "B"], "en-GB": ["a": "A"], "uk": ["b": "Б"], "de": ["a": "A", "b": "B"],
    ])
    #expect(localizer.missingTexts().map(\.description) == ["uk: Localizable: a"])
    #expect(localizer.missingTexts(except: ["a"]) == [])
    #expect(localizer.missingTexts(in: ["de"]) == [])
  }

  @Test func issuesInFilesHaveTheirPlace() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "uk.lproj/Other.strings": "\"a\" = \"А\"\n\"b\" = \"Б\";\n",
    ])
    let issues = Localizer.isolated([.directory(folder.url)]).issuesInFiles()
    // Where the semicolon is missing.
    #expect(issues.map(\.location?.line) == [1])
    #expect(issues.first?.location?.file.hasSuffix("uk.lproj/Other.strings") == true)
  }

  @MainActor @Test func layoutIsCheckedInEveryLanguageAndTheChoiceIsBack() throws {
    final class Label: LocalizationTarget {
      var text: String?
    }
    let localizer = Localizer.inMemory(["en": ["k": "Save"], "de": ["k": "Speichern"], "uk": ["k": "Ок"]])
    let label = Label()
    label.localized.text = localizer.text("k")
    let faults = try localizer.layoutFaults { _ in (label.text ?? "").count > 5 ? ["label"] : [] }
    #expect(faults.map(\.description) == ["de: label"])
    #expect(localizer.selection.choice == .system)
    #expect(label.text == "Save")

    try localizer.select("uk")
    #expect(throws: LanguageSelectionError.self) { try localizer.layoutFaults(in: ["fr"]) { _ in [] } }
    #expect(try localizer.layoutFaults(in: ["de"]) { [$0.identifier] }.count == 1)
    #expect(localizer.selection.choice == .language("uk"))
  }
}
