import DragomanFormats
import Foundation
import TestResources
import Testing

@Suite(.needsCorpus) struct StringCatalogCorpusTests {
  static let files = Folders.files(under: Folders.corpus, withExtension: "xcstrings")

  @Test func corpusIsThere() {
    #expect(Self.files.count >= 4)
  }

  @Test(arguments: files) func roundTripIsTheSameByteForByte(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let reading = StringCatalog.read(bytes)
    #expect(reading.issues.isEmpty)
    #expect(Array(reading.catalog.text.utf8) == bytes)
  }

  /// The lean way and the tree tell the same of every text that needs no second thought.
  @Test(arguments: files) func bothWaysOfReadingAgree(file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let catalog = StringCatalog.read(bytes).catalog
    let reader = StringCatalogReader(bytes: bytes)
    for count in reader.languages().prefix(6) {
      var sink = RecordingSink()
      reader.read(language: count.language, into: &sink)
      #expect(sink.issues.isEmpty)
      for entry in catalog.strings {
        let unit = entry.value.localizations[count.language]?.stringUnit
        let isSimple = entry.value.localizations[count.language]?.substitutions.isEmpty ?? false
        guard isSimple, let unit, unit.state == .translated else { continue }
        #expect(sink.texts[entry.key] == unit.value)
      }
      let isSource = count.language == reader.sourceLanguage
      #expect(isSource ? sink.keys.count == count.keys : sink.keys.count <= count.keys)
    }
  }

  @Test func goMapHasItsLanguages() throws {
    let file = try #require(Self.files.first { $0.path.contains("GoMap") })
    let reader = StringCatalogReader(bytes: [UInt8](try Data(contentsOf: file)))
    #expect(reader.languages().count == 32)
    var sink = RecordingSink()
    reader.read(language: "uk", into: &sink)
    #expect(sink.texts["\tWay "] != nil)
    #expect(!sink.localizations.isEmpty)
  }
}
