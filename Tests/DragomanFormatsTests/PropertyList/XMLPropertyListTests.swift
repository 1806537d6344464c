import Foundation
import TestResources
import Testing

@testable import DragomanFormats

@Suite("XML property lists")
struct XMLPropertyListTests {
  @Test(
    "real ones are read as Foundation reads them", .needsCorpus,
    arguments: Folders.files(under: Folders.corpus, withExtension: "stringsdict"))
  func corpus(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let list = PropertyList(bytes)
    let root = try #require(list.root)
    #expect(FoundationOracle.canonical(root) == FoundationOracle.canonical(try #require(FoundationOracle.list(bytes))))
    #expect(list.issues.isEmpty)
    #expect(StringsDict(bytes).issues.isEmpty)
  }

  @Test(
    "values are read as Foundation reads them",
    arguments: [
      "<integer>42</integer>", "<integer> - 42</integer>", "<integer>+0x1F</integer>",
      "<integer>18446744073709551615</integer>",
      "<integer>-9223372036854775808</integer>", "<integer>007</integer>", "<real>1e3</real>", "<real>-inf</real>",
      "<real> 2.5</real>", "<true/>", "<false></false>", "<date>2024-02-29T12:34:56Z</date>",
      "<date>1969-12-31T23:59:59Z</date>",
      "<date>0001-01-01T00:00:00Z</date>", "<data>\n AQ ID\n</data>", "<data>AQI=</data>", "<string/>",
      "<string></string>", "<array/>",
      "<dict></dict>", "<array><dict/><array><string>a</string></array></array>", "<string>a\r\nb\tc</string>",
      "<string>&#x41;&#66;</string>",
    ])
  func values(_ element: String) throws {
    let bytes = Array("<plist version=\"1.0\">\(element)</plist>".utf8)
    let list = PropertyList(bytes)
    #expect(list.issues.isEmpty)
    let root = try #require(list.root)
    #expect(FoundationOracle.canonical(root) == FoundationOracle.canonical(try #require(FoundationOracle.list(bytes))))
  }

  @Test("nesting beyond the limit is an issue and costs no stack")
  func depth() {
    let deep = String(repeating: "<dict><key>a</key>", count: 100_000)
    let table = CollectedTable(propertyList: "<plist>" + deep)
    #expect(table.issues.contains { $0.rule == .limit })
  }

  @Test("damage never goes without an issue", arguments: 0..<10 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let sound = Array(
      "<plist><dict><key>a</key><string>x &amp; y</string><key>m</key><dict><key>b</key><string>z</string></dict></dict></plist>"
        .utf8)
    for _ in 0..<300 {
      var bytes = sound
      let offset = Int.random(in: 7..<bytes.count - 8, using: &dice)
      if dice.once(in: 2) {
        bytes.remove(at: offset)
      } else {
        bytes.insert(contentsOf: dice.pick(["<", ">", "/", "&", "<b>", "x"]).utf8, at: offset)
      }
      let table = CollectedTable(propertyList: bytes)
      let isSame = FoundationOracle.table(bytes)?.texts == table.texts
      #expect(isSame || !table.issues.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
