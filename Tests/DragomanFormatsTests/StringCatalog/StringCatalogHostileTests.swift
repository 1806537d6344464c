import DragomanFormats
import Testing

@Suite struct StringCatalogHostileTests {
  /// Enough for a debug build to take minutes where time grows with the square.
  static let size = 50_000

  static let floods: [String] = [
    String(repeating: "[", count: size),
    String(repeating: "{", count: size),
    String(repeating: "\"", count: size),
    String(repeating: "\\", count: size),
    String(repeating: " ", count: size),
    "{\"strings\":{\"" + String(repeating: "\\", count: size),
    "{\"strings\":{" + String(repeating: "\"", count: size),
    "{\"strings\":" + String(repeating: "{\"a\":", count: size / 5),
    "{\"strings\":{" + String(repeating: "\"a\":{\"comment\":[", count: size / 16),
    "{\"strings\":{" + String(repeating: "\"a\":{\"comment\":\"", count: size / 16),
    "{\"strings\":{" + String(repeating: "\"a\":{\"localizations\":{", count: size / 21),
    "{\"strings\":{" + String(repeating: "\"a\":{\"comment\":1]", count: size / 17),
    "{\"strings\":{" + String(repeating: "},", count: size / 2),
    "{\"strings\":{" + String(repeating: "\"a\":{\"comment\":\"\"},", count: size / 19),
    String(repeating: "{\"strings\":{\"a\":{}}}", count: size / 20),
  ]

  /// Each is over in a moment, whatever comes of them.
  @Test(.timeLimit(.minutes(1)), arguments: floods.indices) func floodsEnd(index: Int) {
    let bytes = Array(Self.floods[index].utf8)
    #expect(!StringCatalog.read(bytes).issues.isEmpty)
    var sink = RecordingSink()
    StringCatalogReader(bytes: bytes).read(language: "de", into: &sink)
    _ = JSONDocument(bytes: bytes)
  }

  /// Entries that hide one another are not looked for without end.
  @Test func patienceIsLimited() {
    let text = "{\"strings\":{" + String(repeating: "\"a\":{\"comment\":[", count: 2_000)
    let issues = StringCatalog.read(Array(text.utf8)).issues
    #expect(issues.contains { $0.sentence == StringCatalogFault.hopeless.sentence })
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let text = #"{"sourceLanguage":"en","strings":{"a":{"x":\#(deep)},"b":{"comment":"c"}},"version":"1.0"}"#
    let reading = StringCatalog.read(Array(text.utf8))
    #expect(reading.catalog.strings.keys == ["b"])
    #expect(reading.issues.map(\.rule) == [.limit])
    #expect(reading.issues.map(\.key) == ["a"])
  }

  @Test func numberOfEntriesIsLimited() {
    var limits = FormatLimits()
    limits.entries = 2
    let reading = StringCatalog.read(Array(CatalogText.xcode(entries: 5).utf8), limits: limits)
    #expect(reading.catalog.strings.keys == ["k1", "k2"])
    #expect(reading.issues.map(\.rule) == [.limit])
  }

  /// Whatever is cut off, what came before is kept.
  @Test func truncatedAnywhere() {
    for text in [CatalogText.xcode(entries: 3), CatalogText.minified(entries: 3)] {
      let bytes = Array(text.utf8)
      let ends = entryEnds(in: text)
      for count in 0..<bytes.count {
        let cut = Array(bytes[..<count])
        let whole = ends.filter { $0 <= count }.count
        let reading = StringCatalog.read(cut)
        #expect(Array(reading.catalog.strings.keys.prefix(whole)) == (0..<whole).map { "k\($0 + 1)" })
        #expect(!reading.issues.isEmpty)
        var sink = RecordingSink()
        StringCatalogReader(bytes: cut).read(language: "fr", into: &sink)
        #expect(sink.texts.count >= whole)
      }
    }
  }

  /// How many bytes there are up to the end of each entry.
  private func entryEnds(in text: String) -> [Int] {
    (1...3).compactMap { number in
      let mark = text.replacing("\"f\(number)\"}}}}", with: "#", after: "k1")
      let end = mark.utf8.firstIndex(of: UInt8(ascii: "#")).map { mark.utf8.distance(from: mark.startIndex, to: $0) }
      return end.map { $0 + text.utf8.count - mark.utf8.count + 1 }
    }
  }

  /// Bytes changed at random: no crash, and no entry that is not as it was without an issue.
  @Test(arguments: 0..<10) func randomDamage(seed: Int) {
    var random = RandomJSON(seed: UInt64(seed))
    let whole = Array(CatalogText.xcode(entries: 4).utf8)
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: place)
        } else {
          bytes.insert(random.pick(whole, or: 0), at: place)
        }
      }
      let reading = StringCatalog.read(bytes)
      var sink = RecordingSink()
      StringCatalogReader(bytes: bytes).read(language: "de", into: &sink)
      if reading.issues.isEmpty { #expect(JSONDocument(bytes: bytes).issues.isEmpty) }
    }
  }
}
