import Testing

@testable import DragomanTools

@Suite struct StringColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Українська", 10), ("e\u{301}", 1), ("日本語", 6), ("한국어", 6), ("أهل\u{64B}ا", 4),
    ("\u{200F}59.97\u{A0}€", 7), ("👩‍👩‍👧", 2), ("🇺🇦", 2), ("❤️", 2), ("हिन्दी", 2), ("ｱ", 1), ("Ａ", 2), ("\u{64B}", 0),
  ])
  func columns(of text: String, are columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func paddingCountsColumns() {
    #expect("日".padded(onTheRightTo: 4) == "日  ")
    #expect("日".padded(onTheLeftTo: 4) == "  日")
    #expect("日本語".padded(onTheRightTo: 4) == "日本語")
  }
}
