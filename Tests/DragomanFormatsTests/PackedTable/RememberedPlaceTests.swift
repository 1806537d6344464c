import Synchronization
import Testing

@testable import DragomanFormats

@Suite struct RememberedPlaceTests {
  private func table(_ keys: [String]) -> PackedTable {
    var builder = PackedTableBuilder()
    for key in keys { builder.update(key, "text of \(key)", .plain) }
    return builder.table()
  }

  @Test func aPlaceCountsInItsTableAlone() {
    let place = RememberedPlace(0)
    let tables = [table(["a", "b", "c"]), table(["c", "b", "a"]), table(["b"])]
    for (table, expected) in zip(tables + tables, ["text of c", "text of c", nil, "text of c", "text of c", nil]) {
      for _ in 0..<2 { #expect(table.text(of: "c", remembering: place) == expected) }
    }
  }

  @Test func nothingIsRememberedAtFirstOrWithoutAnIdentity() {
    let place = RememberedPlace(0)
    #expect(place.place(in: 0) == nil)
    #expect(place.place(in: 1) == nil)
    place.remember(7, in: 0)
    #expect(place.place(in: 0) == nil)
    place.remember(7, in: 3)
    #expect(place.place(in: 3) == 7)
    #expect(place.place(in: 4) == nil)
    place.remember(1 << 40, in: 3)
    #expect(place.place(in: 3) == 7)
  }
}
