import Foundation
import TestResources
import Testing

@testable import DragomanFormats

/// The reader of all files is the oracle.
@Suite struct OrdinaryStringsTests {
  static let fixtures = Folders.files(under: Folders.fixtures.appending(path: "strings"), withExtension: "strings")
  static let corpus = Folders.files(under: Folders.corpus, withExtension: "strings")

  /// What the two readers make of a file, where the lean one reads it.
  private func compare(_ bytes: [UInt8]) -> Bool {
    guard let table = OrdinaryStrings.read(bytes)?.table() else { return false }
    let oracle = CollectedTable(strings: bytes)
    let texts = table.entries.map { (ExactString(table.key(of: $0)), ExactString(table.text(of: $0))) }
    let expected = oracle.texts.map { (ExactString($0), ExactString($1)) }
    #expect(Dictionary(texts) { $1 } == Dictionary(expected) { $1 })
    #expect(texts.count == oracle.keys.count)
    #expect(oracle.issues.isEmpty)
    for record in table.entries {
      let text = table.text(of: record)
      #expect(
        (record.kind == .format) == (text.utf8.contains(UInt8(ascii: "%")) || text.utf8.contains(UInt8(ascii: "$"))))
    }
    return true
  }

  @Test(arguments: fixtures) func fixturesAreReadAlike(file: URL) throws {
    let isOrdinary = compare(Array(try Data(contentsOf: file)))
    #expect(!(isOrdinary && file.lastPathComponent.hasPrefix("!")))
  }

  @Test(.needsCorpus) func nearlyAllRealFilesAreOrdinary() throws {
    let ordinary = try Self.corpus.filter { compare(Array(try Data(contentsOf: $0))) }
    #expect(ordinary.count * 10 >= Self.corpus.count * 8)
  }

  @Test(arguments: 300..<316 as Range<UInt64>) func madeUpFilesAreReadAlike(seed: UInt64) {
    var generator = StringsGenerator(seed: seed)
    for _ in 0..<500 {
      let file = generator.file()
      _ = compare(Array(file.utf8))
      _ = compare(generator.damage(file))
    }
  }

  @Test(arguments: [
    #""a" = "b";"#, #"/* c */ "a"="b"; // d"#, "\"a\\n\\\"\" = \"\\t\\\\ \\'é\";\r\n", #""a" = "b"; /***/ "c" = "d";"#,
    "\u{FEFF}\"a\" = \"b\";", "//\n\"a\" = \"\";\u{0B}\u{0C}",
  ])
  func ordinaryIs(text: String) { #expect(compare(Array(text.utf8))) }

  @Test(arguments: [
    "", "/* c */", #""a" = "b""#, #""a";"#, #"a = "b";"#, #"{ "a" = "b"; }"#, #""a" = "b"; "a" = "c";"#,
    #""a" = "\U00e9";"#, #""a" = 'b';"#, #""a" = { "b" = "c"; };"#, "\"a\" = \"b\"; // \u{2028}\"c\" = \"d\";",
    #""a" = "b"; /* c"#, #""a" = "b";;"#, #""a" = "b\"#, #""a" = @"b";"#, "\"a\"\u{A0}= \"b\";", "/",
    "\"a\" = \"b\"; /",
  ])
  func elseIsLeftToTheOther(text: String) { #expect(OrdinaryStrings.read(Array(text.utf8)) == nil) }

  @Test func otherEncodings() {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
      guard let data = "\u{FEFF}\"ключ\" = \"текст\";".data(using: encoding) else { continue }
      _ = compare(Array(data))
    }
    #expect(OrdinaryStrings.read(Array("\"a\" = \"".utf8) + [0xFF] + Array("\";".utf8)) == nil)
  }

  @Test func limits() {
    let bytes = Array(#""a" = "b"; "c" = "d";"#.utf8)
    var limits = FormatLimits()
    limits.entries = 1
    #expect(OrdinaryStrings.read(bytes, limits: limits) == nil)
  }
}
