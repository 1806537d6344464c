import DragomanFormats
import Testing

/// A dictionary of strings compared byte by byte is the oracle.
@Suite struct KeyIndexTests {
  static let oddKeys = [
    "", " ", "\0", "\0\0", "a", "a\0", "a\0\0", "é", "e\u{301}", "12345678", "123456789", "1234567", "12345678\0",
    "screen.1", "screen.10", "screen.100", String(repeating: "x", count: 15), String(repeating: "x", count: 16),
    String(repeating: "x", count: 4096), "🇺🇦", "%@", "\r\n", "\n",
  ]

  @Test func keysAreNumberedInTheirOrder() {
    var index = KeyIndex()
    for (number, key) in Self.oddKeys.enumerated() {
      #expect(index.number(of: key) == nil)
      #expect(index.insert(key) == (number, true))
    }
    for (number, key) in Self.oddKeys.enumerated() {
      #expect(index.insert(key) == (number, false))
      #expect(index.number(of: key) == number)
      #expect(Array(index.key(number).utf8) == Array(key.utf8))
    }
    #expect(index.count == Self.oddKeys.count)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 1000]) func growsAsADictionaryDoes(capacity: Int) {
    var random = SystemRandomNumberGenerator()
    var index = KeyIndex(minimumCapacity: capacity)
    var oracle: [ExactString: Int] = [:]
    for _ in 0..<5000 {
      let key = "k\(Int.random(in: 0..<3000, using: &random))"
      let expected = oracle[ExactString(key)]
      #expect(index.number(of: key) == expected)
      let (number, isNew) = index.insert(key)
      #expect(number == expected ?? oracle.count)
      #expect(isNew == (expected == nil))
      oracle[ExactString(key)] = number
    }
    #expect(index.count == oracle.count)
  }

  /// A string that is a part of another one, and one that is not stored in one piece of its own.
  @Test func substringsAreFound() {
    var index = KeyIndex()
    let text = "menu.title.of.the.first.screen"
    let part = String(text.dropFirst(5).prefix(18))
    #expect(index.insert(part).isNew)
    #expect(index.number(of: "title.of.the.first") == 0)
    #expect(index.number(of: text) == nil)
  }
}
