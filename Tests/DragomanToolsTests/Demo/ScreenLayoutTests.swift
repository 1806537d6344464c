import Testing

@testable import DragomanTools

@Suite struct ScreenLayoutTests {
  private let fromLeft = ScreenLayout(isRightToLeft: false)
  private let fromRight = ScreenLayout(isRightToLeft: true)

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func linesBeginWhereReadingBegins() {
    #expect(fromLeft.line("abc") == "abc")
    #expect(fromRight.line("سلة") == spaces(57) + "سلة")
    #expect(fromLeft.line("") == "")
  }

  @Test func labelsStandWhereReadingBegins() {
    #expect(fromLeft.line(label: "Total", value: "5") == "Total" + spaces(19) + "5")
    #expect(fromRight.line(label: "سلة", value: "5") == spaces(35) + "5" + spaces(21) + "سلة")
  }

  @Test func wordsAreInTheOrderOfReading() {
    #expect(fromLeft.line(words: ["a", "b", "c"]) == "a  b  c")
    #expect(fromRight.line(words: ["a", "b", "c"]) == spaces(53) + "c  b  a")
  }

  @Test func separatorTakesNoColumn() {
    let marked = ScreenLayout(isRightToLeft: true, separator: "\u{200E}")
    #expect(marked.line(label: "سلة", value: "5") == spaces(35) + "5\u{200E}" + spaces(21) + "سلة")
  }

  @Test func whatIsTooLongIsKept() {
    let long = String(repeating: "x", count: 70)
    #expect(fromRight.line(long) == long)
    #expect(fromLeft.line(label: long, value: "5") == long + "5")
  }

  @Test func ruleIsAsWideAsTheScreen() {
    #expect(fromLeft.rule == String(repeating: "─", count: 60))
  }
}
