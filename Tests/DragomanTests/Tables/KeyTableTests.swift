@testable import Dragoman
import Testing

@Suite struct KeyTableTests {
  @Test func theLastValueCounts() {
    var table = KeyTable<Int>()
    table.update(1, for: "a")
    table.update(2, for: "b")
    table.update(3, for: "a")
    #expect(table["a"] == 3)
    #expect(table["b"] == 2)
    #expect(table["c"] == nil)
    #expect(table.elements.map(\.key) == ["a", "b"])
    #expect(table.count == 2)
  }

  @Test func theFirstValueStaysWhereOthersAreAdded() {
    var table = KeyTable<String>()
    table.add("first", for: "a")
    table.add("second", for: "a")
    var other = KeyTable<Int>()
    other.update(7, for: "a")
    other.update(8, for: "b")
    table.add(other) { String($0) }
    #expect(table["a"] == "first")
    #expect(table["b"] == "8")
  }

  @Test func mappedValuesHaveTheSameKeys() {
    var table = KeyTable<Int>()
    for number in 0..<100 { table.update(number, for: "k\(number)") }
    let mapped = table.mapValues { $0 * 2 }
    #expect((0..<100).allSatisfy { mapped["k\($0)"] == $0 * 2 })
    #expect(mapped["k100"] == nil)
  }
}
