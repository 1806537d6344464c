import DragomanFormats
import Testing

@Suite struct StringCatalogReaderTests {
  /// A catalog in which every rule about what is used has an entry.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "plain" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "einfach" } } } },
        "new" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "neu" } } } },
        "new.manual" : {
          "extractionState" : "manual",
          "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "von Hand" } } }
        },
        "new.manual.late" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "danach" } } },
          "extractionState" : "manual"
        },
        "review" : { "localizations" : { "de" : { "stringUnit" : { "state" : "needs_review", "value" : "prüfen" } } } },
        "unknown state" : { "localizations" : { "de" : { "stringUnit" : { "state" : "", "value" : "leer" } } } },
        "no state" : { "localizations" : { "de" : { "stringUnit" : { "value" : "ohne" } } } },
        "stale" : {
          "extractionState" : "stale",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "alt" } } }
        },
        "untranslatable" : {
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "trotzdem" } } },
          "shouldTranslate" : false
        },
        "escapes" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00" } }
          }
        },
        "empty value" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "" } } } },
        "empty" : {},
        "other language" : {
          "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "français" } } }
        }
      },
      "version" : "1.0"
    }
    """#

  @Test func handsOverPlainTexts() {
    let sink = RecordingSink(Self.catalog, "de")
    #expect(
      sink.texts == [
        "plain": "einfach", "new.manual": "von Hand", "new.manual.late": "danach", "review": "prüfen",
        "unknown state": "leer", "no state": "ohne", "stale": "alt", "untranslatable": "trotzdem",
        "escapes": "\"\\/\u{8}\u{C}\n\r\té😀", "empty value": "",
      ])
    #expect(sink.localizations.isEmpty)
    #expect(sink.issues.isEmpty)
  }

  @Test func keyIsTheTextOfTheSourceLanguage() {
    let sink = RecordingSink(Self.catalog, "en")
    #expect(sink.texts.count == 13)
    #expect(sink.texts.allSatisfy { $0.key == $0.value })
  }

  @Test func languageIsTakenAsItIsWritten() {
    #expect(RecordingSink(Self.catalog, "DE").keys.isEmpty)
    #expect(RecordingSink(Self.catalog, "d").keys.isEmpty)
    #expect(RecordingSink(Self.catalog, "").keys.isEmpty)
  }

  @Test func listsLanguages() {
    let reader = StringCatalogReader(bytes: Array(Self.catalog.utf8))
    #expect(reader.sourceLanguage == "en")
    #expect(reader.languages().map(\.language) == ["en", "de", "fr"])
    #expect(reader.languages().map(\.keys) == [13, 11, 1])
  }
}
