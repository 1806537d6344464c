@testable import DragomanTools
import Testing

@Suite struct NameDistinctionTests {
  private struct Item: Equatable {
    var name: String
    let source: String
  }

  private func names(_ items: [Item]) -> [String] {
    NameDistinction.distinguished(items) {
      $0.source
    } collisions: { items in
      items.indices.filter { place in items.count { $0.name == items[place].name } > 1 }
    } rename: { item, source in
      Item(name: "\(item.name)_\(StableHash.of(source))", source: item.source)
    }.map(\.name)
  }

  @Test func onlyWhatCollidesIsRenamed() {
    let names = names([Item(name: "a", source: "1"), Item(name: "b", source: "2"), Item(name: "a", source: "3")])
    #expect(names == ["a_\(StableHash.of("1"))", "b", "a_\(StableHash.of("3"))"])
  }

  /// A key can be called as another one is after it was renamed.
  @Test func namesThatAreTakenAreGivenToNobody() {
    let taken = "a_\(StableHash.of("1"))"
    let names = names([Item(name: "a", source: "1"), Item(name: "a", source: "2"), Item(name: taken, source: "3")])
    #expect(Set(names).count == 3)
  }

  @Test func thingsThatNothingTellsApartGetNamesToo() {
    let names = names(Array(repeating: Item(name: "a", source: "1"), count: 5))
    #expect(Set(names).count == 5)
  }
}
