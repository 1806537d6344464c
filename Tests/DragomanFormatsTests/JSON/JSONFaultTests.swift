import DragomanFormats
import Testing

@Suite struct JSONFaultTests {
  /// Each fault with a text that has it, where it is, and what is said of it.
  static let sentences: [(text: String, place: SourcePosition, sentence: String)] = [
    ("", .init(line: 1, column: 1), "the file is empty"),
    ("[1,]", .init(line: 1, column: 3), "there is a comma too many"),
    ("[1,\n,2]", .init(line: 2, column: 1), "there is a comma too many"),
    ("[,1]", .init(line: 1, column: 2), "there is a comma too many"),
    ("[1 2]", .init(line: 1, column: 4), "a comma is missing before this"),
    ("{1:2}", .init(line: 1, column: 2), "expected a key in quotes, found “1”"),
    ("{\"a\" 1}", .init(line: 1, column: 6), "expected “:”, found “1”"),
    ("{\"a\":}", .init(line: 1, column: 6), "expected a value, found “}”"),
    ("[é]", .init(line: 1, column: 2), "expected a value, found “é”"),
    ("[\u{1}]", .init(line: 1, column: 2), "expected a value, found U+0001"),
    ("[1}", .init(line: 1, column: 3), "expected a comma or the closing bracket, found “}”"),
    ("1 é", .init(line: 1, column: 3), "expected the end of the file, found “é”"),
    ("[", .init(line: 1, column: 2), "the file ends where “]” should be"),
    ("[1", .init(line: 1, column: 3), "the file ends where a comma or the closing bracket should be"),
    ("{\"a\":", .init(line: 1, column: 6), "the file ends where a value should be"),
    ("[\"é", .init(line: 1, column: 2), "the string has no closing quote"),
    ("[01]", .init(line: 1, column: 2), "this is no number of JSON"),
    ("[1.]", .init(line: 1, column: 2), "this is no number of JSON"),
    ("[nul]", .init(line: 1, column: 2), "expected a value, found “n”"),
    ("[\"é\t\"]", .init(line: 1, column: 4), "the string holds the control character U+0009 unescaped"),
    ("[\"\\x\"]", .init(line: 1, column: 3), "a backslash before “x” means nothing and was left out"),
    (
      "[\"\\u00g0\"]", .init(line: 1, column: 3),
      "four hexadecimal digits must follow “\\u”; the letters were kept without the backslash"
    ),
    ("[\"\\uDFFF\"]", .init(line: 1, column: 3), "“\\uDFFF” is half of a character and was replaced by U+FFFD"),
    ("{\"a\":1,\"a\": 1}", .init(line: 1, column: 8), "the key “a” was given before, at 1:2; this one counts"),
    (
      "{\"a\":1,\"a\":2}", .init(line: 1, column: 8),
      "the key “a” was given before, at 1:2, with another value; this one counts"
    ),
    (
      String(repeating: "[", count: 130), .init(line: 1, column: 130),
      "values lie in one another more than 128 deep"
    ),
  ]

  @Test(arguments: sentences.indices) func says(index: Int) throws {
    let (text, place, sentence) = Self.sentences[index]
    let issues = JSONDocument(bytes: Array(text.utf8)).issues
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.sentence == sentence)
    #expect(issue.position == place)
  }

  @Test func keptAsMeant() {
    let text = "[\"a\\qb\", \"\\u12\", \"\\ud800x\", \"\\ud83d\\ude00\", \"\t\\u0000\"]"
    let value = JSONDocument(bytes: Array(text.utf8)).value
    #expect(value?.array?.compactMap(\.string) == ["aqb", "u12", "\u{FFFD}x", "😀", "\t\0"])
  }

  @Test func numbersStayAsTheyAreWritten() {
    let text = "[1e400, 12345678901234567890123, -0, 1.50]"
    let value = JSONDocument(bytes: Array(text.utf8)).value
    #expect(
      value.map { JSONWriter.write($0, style: .sorted) } == "[\n  1e400,\n  12345678901234567890123,\n  -0,\n  1.50\n]")
  }

  /// Letters that look alike and are encoded differently are two keys.
  @Test func keysAreComparedByTheirCharacters() {
    let document = JSONDocument(bytes: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
    #expect(document.issues.isEmpty)
    #expect(document.value?.object?.members.count == 2)
    #expect(document.value?.object?["e\u{301}"]?.int == 2)
  }
}
