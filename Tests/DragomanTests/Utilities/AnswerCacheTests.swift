@testable import Dragoman
import Testing

@Suite struct AnswerCacheTests {
  @Test func anAnswerIsFoundOnceEvenIfItIsNone() {
    let cache = AnswerCache<String, Int?>()
    var found = 0
    for _ in 0..<3 {
      #expect(
        cache.answer(to: "a") {
          found += 1
          return nil
        } == nil)
    }
    #expect(found == 1)
    #expect(cache.answer(to: "b") { 2 } == 2)
    #expect(cache.answer(to: "b") { 3 } == 2)
  }

  @Test func questionsMadeUpFromDataAreForgotten() {
    let cache = AnswerCache<Int, Int>(limit: 10)
    for question in 0..<1_000 { #expect(cache.answer(to: question) { question } == question) }
    // The last one is remembered, the first one is long forgotten.
    #expect(cache.answer(to: 999) { -1 } == 999)
    #expect(cache.answer(to: 0) { -1 } == -1)
  }
}
