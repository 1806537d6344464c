@testable import Dragoman
import Testing

/// One key in files of several formats.
@Suite struct VariantPrecedenceTests {
  private typealias Files = VariantFiles

  private func make(catalog localization: String) -> TestLocalizer {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"de": \#(localization)}}}}
      """#
    return Files.localizer(
      [
        "Localizable.xcstrings": Array(catalog.utf8),
        "de.lproj/Localizable.stringsdict": Files.xml(["k": Files.files, "only": Files.files]),
        "de.lproj/Localizable.strings": Array("k = \"%d things\";".utf8),
      ], system: ["de"])
  }

  @Test func aCatalogWins() {
    let variants = make(
      catalog: #"""
        {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld document"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld documents"}}}}}
        """#)
    #expect([1, 2].map { variants.localizer["k", $0] } == ["1 document", "2 documents"])
    #expect(variants.localizer["only", 1] == "1 file")
    let plain = make(catalog: #"{"stringUnit": {"state": "translated", "value": "documents: %lld"}}"#)
    #expect(plain.localizer["k", 1] == "documents: 1")
    #expect(plain.issues.all.isEmpty)
  }

  @Test(arguments: [
    #"{"stringUnit": {"state": "translated", "value": "%#@lost@"}}"#,
    #"{"stringUnit": {"state": "translated", "value": "%#@a@"}, "substitutions": {"a": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%#@a@"}}}}}}}"#,
  ])
  func anEntryThatCannotBeUsedFallsToTheNext(localization: String) {
    let test = make(catalog: localization)
    #expect([1, 2].map { test.localizer["k", $0] } == ["1 file", "2 files"])
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "variants")])
  }

  @Test(arguments: [#"{"stringUnit": {"state": "new", "value": "?"}}"#, #"{"variations": {"plural": {}}}"#, "{}"])
  func anEntryWithoutATranslationIsAsIfItWereMissing(localization: String) {
    let test = make(catalog: localization)
    #expect(test.localizer["k", 1] == "1 file")
    #expect(test.issues.all.isEmpty)
  }
}
