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

  @Test(
    "gives a comment on the line on which an entry ends to that entry",
    arguments: [
      ("a = 1; // of a\nb = 2;", ["of a", nil]),
      ("a = 1; /* of a\n and more */\n// of b\nb = 2; // of b too", ["of a\n and more", "of b\nof b too"]),
      ("a = 1; /* of a */ // and more\nb = 2;", ["of a\nand more", nil]),
      ("a = 1 // of a\n;\nb = 2;", ["of a", nil]),
      ("a = /* of a */ 1;\nb = 2;", ["of a", nil]),
      ("a = 1; /* of b */ b = 2; /* of c */\tc = 3;", [nil, "of b", "of c"]),
      ("{ a = 1; // of a\n b = 2; /* of b */ } // of nothing", ["of a", "of b"]),
      ("a = { x = 1; // lost\n }; // of a\nb = 2;", ["of a", nil]),
      ("// of a\ra = 1;\r// of b\rb = 2; // of b too\r", ["of a", "of b\nof b too"]),
      ("a = 1; // of a\nnonsense\nb = 2;", ["of a", nil]),
    ] as [(String, [String?])])
  func commentBehind(text: String, comments: [String?]) {
    #expect(StringsFile(Array(text.utf8)).entries.map(\.comment) == comments)
  }

  @Test("keeps what is said behind the last entry, and where")
  func closingComments() {
    let file = StringsFile(Array("a = 1; // of a\n\n  /* the end */\n".utf8))
    #expect(file.closingComments.map(\.text) == ["the end"])
    #expect(file.closingComments.map(\.position) == [position(3, 3)])
    #expect(file.entries.first?.comments.map(\.position) == [position(1, 8)])
  }

  private func position(_ line: Int, _ column: Int) -> SourcePosition {
    SourcePosition(line: line, column: column)
  }
}
