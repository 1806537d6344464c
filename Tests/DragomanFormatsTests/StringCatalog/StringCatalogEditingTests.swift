import DragomanFormats
import Testing

/// What tools write stands where Xcode would put it.
@Suite struct StringCatalogEditingTests {
  @Test func writesNewEntriesAndTexts() {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = StringCatalog.Entry()
    entry.extractionState = .manual
    entry.localizations["de"] = StringCatalog.Localization(.init(state: .translated, value: "Wert"))
    entry.comment = "C/D"
    catalog.strings["key"] = entry
    catalog.strings["empty"] = StringCatalog.Entry()
    catalog.endsWithNewline = true
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "empty" : {

          },
          "key" : {
            "comment" : "C/D",
            "extractionState" : "manual",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Wert"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
    #expect(catalog.text == expected)
  }

  @Test func changesOneTextAndNothingElse() {
    let text = CatalogText.xcode(entries: 3)
    var catalog = StringCatalog.read(Array(text.utf8)).catalog
    catalog.strings["k2"]?.localizations["de"]?.stringUnit?.value = "neu"
    #expect(catalog.text == text.replacing("\"t2\"", with: "\"neu\"", after: "k2"))
    catalog.strings["k2"]?.localizations["de"] = nil
    #expect(catalog.strings["k2"]?.localizations.keys == ["fr"])
  }

  @Test func placesAreKept() {
    let catalog = StringCatalog.read(Array(CatalogText.xcode(entries: 2).utf8)).catalog
    #expect(catalog.strings.position(of: "k1") == SourcePosition(line: 4, column: 5))
    let german = catalog.strings["k1"]?.localizations
    #expect(german?.position(of: "de") == SourcePosition(line: 6, column: 9))
    #expect(german?["de"]?.stringUnit?.valuePosition == SourcePosition(line: 9, column: 23))
  }
}
