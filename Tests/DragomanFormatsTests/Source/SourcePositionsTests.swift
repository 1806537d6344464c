import Testing

@testable import DragomanFormats

@Suite("Positions")
struct SourcePositionsTests {
  @Test("count scalars, and every kind of line end once")
  func counting() {
    let text = Array("aé\r\nb\rc\n\n😀x".utf8)
    let positions = SourcePositions(in: text)
    let found = (0...text.count).map { "\(positions[$0].line):\(positions[$0].column)" }
    #expect(
      found == [
        "1:1", "1:2", "1:3", "1:3", "2:1", "2:1", "2:2", "3:1", "3:2", "4:1", "5:1", "5:2", "5:2", "5:2", "5:2", "5:3",
      ])
  }

  @Test("are right beyond the distance at which they are remembered")
  func far() {
    for end in ["\n", "\r\n", "\r"] {
      let text = Array(String(repeating: String(repeating: "é", count: 63) + end, count: 100).utf8)
      let positions = SourcePositions(in: text)
      let start = 77 * (126 + end.utf8.count)
      #expect(positions[start] == SourcePosition(line: 78, column: 1))
      #expect(positions[start + 20] == SourcePosition(line: 78, column: 11))
    }
  }

  @Test("beyond the end are the end")
  func beyond() {
    #expect(SourcePositions(in: [])[5] == .start)
    #expect(SourcePositions(in: Array("ab".utf8))[9] == SourcePosition(line: 1, column: 3))
  }
}
