import Testing

@testable import DragomanFormats

@Suite("A .strings file for tools")
struct StringsFileTests {
  private let file = StringsFile(
    Array(
      """
      /* The title
         of the window */
      "title" = "Grüße";
      // one
      // two
      plain = 'v';

      "short";
      """.utf8))

  @Test("keeps comments with the entries they precede")
  func comments() {
    #expect(file.entries.map(\.comment) == ["The title\n   of the window", "one\ntwo", nil])
  }

  @Test("knows the places of keys and values")
  func places() {
    #expect(file.entries.map(\.position) == [position(3, 1), position(6, 1), position(8, 1)])
    #expect(file.entries.map(\.valuePosition) == [position(3, 11), position(6, 9), nil])
  }

  @Test("knows how keys and values are written")
  func tokens() throws {
    #expect(file.entries.map { $0.keyToken?.quotes } == [.double, StringsToken.Quotes.none, .double])
    #expect(file.entries.map { $0.valueToken?.quotes } == [.double, .single, nil])
    let range = try #require(file.entries[0].valueToken?.range)
    #expect(String(decoding: file.text.utf8[range], as: UTF8.self) == "Grüße")
  }

  @Test("keeps comments with their entry where a semicolon is missing before them")
  func commentAfterFault() {
    let file = StringsFile(Array("\"a\" = \"1\"\n/* of b */\n\"b\" = \"2\";".utf8))
    #expect(file.entries.map(\.comment) == [nil, "of b"])
  }

  private func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }
}
