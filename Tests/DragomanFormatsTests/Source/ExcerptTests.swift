import Testing

@testable import DragomanFormats

@Suite("Sentences quote the beginning of a long key")
struct ExcerptTests {
  private static let long = String(repeating: "k", count: 10_000)

  @Test func excerpts() {
    #expect("short".excerpt == "short")
    #expect(Self.long.excerpt == String(repeating: "k", count: 60) + "…")
    #expect(("e" + String(repeating: "\u{301}", count: 10_000)).excerpt.unicodeScalars.count == 61)
  }

  @Test(
    "in every format",
    arguments: [
      "\"\(long)\"=\"1\";\"\(long)\"=\"2\";", "\"\(long)\" = (a);", "\"\(long)\"=\"1\"\n\"a\"=\"2\";",
      "?\(long)", "/*\n\(long)=",
      "<plist><dict><key>\(long)</key></dict></plist>", "<plist><\(long)></plist>", "<plist>\(long)</plist>",
      "<plist><dict><key>\(long)</key><date>\(long)</date></dict></plist>",
    ])
  func tables(_ file: String) {
    let issues = CollectedTable(strings: file).issues
    #expect(!issues.isEmpty)
    #expect(issues.allSatisfy { $0.sentence.utf8.count < 300 })
  }

  @Test func otherFormats() {
    let dictionary = "<plist><dict><key>\(Self.long)</key><dict><key>\(Self.long)</key><date/></dict></dict></plist>"
    let catalog = "{\"strings\":{\"a\":{\"localizations\":{\"\(Self.long)\":1}}},\"\(Self.long)\":1,\"\(Self.long)\":2}"
    let issues = StringsDict(Array(dictionary.utf8)).issues + StringCatalog.read(Array(catalog.utf8)).issues
    #expect(issues.count >= 3)
    #expect(issues.allSatisfy { $0.sentence.utf8.count < 300 })
  }

  @Test func keysStayWhole() {
    let issues = CollectedTable(strings: "\"\(Self.long)\"=\"1\";\"\(Self.long)\"=\"2\";").issues
    #expect(issues.map(\.key) == [Self.long])
  }
}
