import Testing

@testable import DragomanFormats

@Suite("Files made to hurt", .serialized)
struct StringsHostileTests {
  /// Four times as much may take four times as long; sixteen times as long would be quadratic.
  @Test(
    "take time in proportion to their size",
    arguments: [
      "\"", "/*", "//\n", "{", "}", "(", "<", "\\", "'", ";", "= ", "\"a\" = ", "a={", "a=(", "a=<", "a=(x,\n", "\"a\n",
      "“a” = \"b\n", "“\n", "\"\\\n", "a =\n", "word word\n", "\"a\" \"b\" ", "\"a\"=\"b\" x;\n", "\"a\" = \"b;\n",
      "\u{FEFF}", "\"a\"=\"x \"y\" z\";", "/*\nx=\"y\";\n", "/**/ ", ";\"x\"", "\r", "\u{2028}", "\"\\U", "\0",
      "<dict>", "<!--", "<?xml", "<![CDATA[", "<!DOCTYPE [", "<string>&", "<string>a<b ", "<key>a</key>",
    ])
  func growth(_ pattern: String) {
    let clock = ContinuousClock()
    func time(_ size: Int) -> Duration {
      let bytes = Array(String(repeating: pattern, count: size / pattern.utf8.count).utf8)
      return (0..<2).map { _ in clock.measure { _ = CollectedTable(strings: bytes) } }.min() ?? .zero
    }
    let (small, large) = (time(20_000), time(80_000))
    #expect(large < max(small * 10, .milliseconds(500)))
  }

  @Test("long arrays that end badly are not read again and again")
  func damagedArrays() {
    for line in ["a=(x\n", "a=(x,\n", "a=(\"b\n"] {
      let file = String(repeating: line, count: 20_000) + "\") ?"
      #expect(ContinuousClock().measure { _ = CollectedTable(strings: file) } < .seconds(5))
    }
  }

  @Test("nesting beyond the limit is an issue and costs no stack", arguments: ["{", "("])
  func depth(_ brace: String) {
    let deep = brace == "{" ? String(repeating: "a={", count: 200_000) : "a=" + String(repeating: "(", count: 200_000)
    let table = CollectedTable(strings: deep)
    #expect(table.issues.contains { $0.rule == .limit && $0.losesContent })
  }

  @Test("entries beyond the limit are an issue")
  func entries() {
    var limits = FormatLimits()
    limits.entries = 2
    let table = CollectedTable(strings: Array("a=1;b=2;c=3;d=4;".utf8), limits: limits)
    #expect(table.keys == ["a", "b"])
    #expect(table.issues.map(\.sentence) == ["the file has more than 2 entries; the rest was left out"])
  }

  @Test("issues beyond the limit are counted")
  func issues() {
    var limits = FormatLimits()
    limits.issues = 2
    let table = CollectedTable(strings: Array("x y\nx y\nx y\nx y\n".utf8), limits: limits)
    #expect(table.issues.count == 3)
    #expect(table.issues.last?.sentence == "2 more issues are not listed")
    #expect(table.issues.last?.losesContent == true)
  }

  @Test("a long key above many short ones does not grow without bounds")
  func paths() {
    var limits = FormatLimits()
    limits.expansion = 1
    limits.expansionFloor = 1_000
    let key = String(repeating: "k", count: 300)
    let table = CollectedTable(strings: Array("\(key) = { a = 1; b = 2; c = 3; d = 4; };".utf8), limits: limits)
    #expect(table.texts.count == 3)
    #expect(table.issues.map(\.rule) == [.limit])
  }
}
