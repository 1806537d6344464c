import Testing

@testable import DragomanFormats

@Suite struct KeyRegisterTests {
  /// Pairs whose lengths and last bytes cancel each other where both are put into one word.
  @Test(arguments: [("a", "\0b"), ("12345678", "12345678\0"), ("é", "e\u{301}"), ("", "\0")])
  func differentKeysAreDifferent(_ first: String, _ second: String) {
    for _ in 0..<100 {
      var register = KeyRegister<Int>()
      #expect(register.register(first, at: 1) == nil)
      #expect(register.register(second, at: 2) == nil)
      #expect(register.register(first, at: 3) == 1)
      #expect(register.register(second, at: 4) == 2)
    }
  }

  @Test func manyKeysAreRemembered() {
    var register = KeyRegister<Int>()
    for number in 0..<5_000 { #expect(register.register("key \(number)", at: number) == nil) }
    for number in 0..<5_000 { #expect(register.register("key \(number)", at: 0) == number) }
  }
}
