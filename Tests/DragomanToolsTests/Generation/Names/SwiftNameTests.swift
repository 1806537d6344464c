@testable import DragomanTools
import Testing

/// What texts are called in Swift. The expectations are written by hand.
@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("title", "title"), ("Title", "title"), ("menu_title", "menuTitle"), ("menu-title", "menuTitle"),
    ("menuTitle", "menuTitle"), ("MENU_TITLE", "menuTitle"), ("URL", "url"), ("URLTitle", "urlTitle"),
    ("iPhone name", "iPhoneName"), ("Connect USB device", "connectUSBDevice"), ("Save %@?", "save"),
    ("%d of %d", "of"), ("Don't ask", "dontAsk"), ("Don’t ask", "dontAsk"), ("Step 2", "step2"), ("1 2", "_1_2"),
    ("404", "_404"), ("_title", "title"), ("100% free", "_100Free"), ("Привіт, світе!", "привітСвіте"),
    ("保存 文件", "保存_文件"), ("ölçü birimi", "ölçüBirimi"), ("İstanbul", "i̇stanbul"), ("ǆep", "ǆep"),
    // Without letters: what each character is called.
    ("", "empty"), (" ", "empty"), ("%@", "argument"), ("%lld", "number"), ("%@: %d", "argumentColonNumber"),
    ("•", "bullet"), ("→", "rightwardsArrow"), ("-", "hyphenMinus"), ("%", "percentSign"), ("👍", "thumbsUpSign"),
    ("\u{7}", "u7"), ("\u{301}", "combiningAcuteAccent"), ("\u{301}a", "a"), ("²", "superscriptTwo"),
    // What Swift means by a word, and what generated code needs.
    ("self", "self_"), ("type", "type"), ("Type", "type"), ("default", "default"), ("init", "`init`"),
  ])
  func members(text: String, name: String) {
    let made = SwiftName(member: text)
    #expect(made.text == name.replacing("`", with: ""))
    if name.contains("`") { #expect(made.code == name) }
  }

  @Test(arguments: [
    ("cart", "Cart"), ("user_name", "UserName"), ("ERRORS", "Errors"), ("type", "Type_"), ("protocol", "Protocol_"),
    ("self", "Self_"), ("swift", "Swift_"), ("dragoman", "Dragoman_"), ("string", "String"), ("any", "Any"),
    ("404", "_404"), ("설정", "설정"), ("ß", "Ss"), ("ﬁle", "File"), ("ǆep", "ǅep"),
  ])
  func types(text: String, name: String) {
    #expect(SwiftName(type: text).text == name)
  }

  @Test(arguments: [
    ("item_depth", "item_depth"), ("Item_Depth", "Item_Depth"), ("cart.items", "cart_items"), ("a b", "a_b"),
    ("Save %@?", "Save"), ("__x", "_x"), ("_x", "_x"), ("__", "low_line_low_line"),
    ("2x", "_2x"),
  ])
  func spellingIsKept(text: String, name: String) {
    #expect(SwiftName(spelling: text).text == name)
  }

  @Test func keywordsAreInBackticks() {
    #expect(SwiftName(member: "default").code == "`default`")
    #expect(SwiftName(member: "class").code == "`class`")
    #expect(SwiftName(type: "any").code == "`Any`")
    #expect(SwiftName(member: "in").label == "in")
    #expect(SwiftName(member: "inout").label == "`inout`")
  }

  @Test func longNamesAreCutAndTold() {
    let long = String(repeating: "very ", count: 40)
    let (first, second) = (SwiftName(member: long + "long"), SwiftName(member: long + "lengthy"))
    #expect(first.text.count == 57)
    #expect(first.text.hasPrefix("veryVeryVery"))
    #expect(first != second)
  }

  @Test(arguments: ["a", "я", "字", "😀"]) func namesOfFilesAreCutByBytes(letter: String) {
    let name = NameShortening.shortened(String(repeating: letter, count: 300), toBytes: 100)
    #expect((97...100).contains(name.utf8.count))
    #expect(name.hasPrefix(letter + letter))
    #expect(NameShortening.shortened(String(repeating: "a", count: 100), toBytes: 100).utf8.count == 100)
  }

  /// The offset basis and two published values of FNV-1a.
  @Test(arguments: [("", "811c9dc5"), ("a", "e40c292c"), ("foobar", "bf9cf968")])
  func hashIsTheSameEverywhere(text: String, hash: String) {
    #expect(StableHash.of(text) == hash)
  }

  /// Whatever the characters, the name is an identifier, in backticks or not.
  @Test func everyCharacterGivesAName() {
    for value in (0..<0x3_0000 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "a\(scalar)b"] {
        for name in [SwiftName(member: text), SwiftName(type: text), SwiftName(spelling: text)] {
          if !isName(name) { Issue.record("\(scalar.escaped(asASCII: true)): \(name.text)") }
        }
      }
    }
  }

  private func isName(_ name: SwiftName) -> Bool {
    SwiftIdentifier.isIdentifier(name.text) || name.code == "`\(name.text)`"
  }
}
