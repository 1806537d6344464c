import Dragoman
import DragomanTools
import Testing

struct PluralAnswerTests {
  private func answer(_ language: String, _ numbers: String..., isOrdinal: Bool = false) throws -> [String] {
    let numbers = try numbers.map { try #require(ShownNumber($0)) }
    return PluralAnswer(
      language: try #require(.init(identifier: language)), isOrdinal: isOrdinal, numbers: numbers
    ).categories
  }

  @Test func categoriesAreInTheOrderOfTheNumbers() throws {
    #expect(try answer("uk", "1", "1.50", "-3", "0") == ["one", "other", "few", "many"])
    #expect(try answer("en", "1", "2", "3", isOrdinal: true) == ["one", "two", "few"])
    #expect(try answer("en") == [])
  }

  @Test func whatIsNoNumberIsRefused() {
    for text in ["", "x", "1,5", "+1", "1."] {
      #expect(ShownNumber(text) == nil)
    }
  }
}
