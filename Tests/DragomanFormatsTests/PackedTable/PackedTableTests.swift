import TestResources
import Testing

@testable import DragomanFormats

/// A dictionary of strings compared byte by byte is the oracle.
@Suite struct PackedTableTests {
  @Test func keysAreFoundWithTheirTexts() throws {
    var builder = PackedTableBuilder()
    for key in KeyIndexTests.oddKeys { builder.update(key, "text of \(key)", .plain) }
    let table = builder.table()
    for key in KeyIndexTests.oddKeys {
      let record = try #require(table.find(key))
      #expect(Array(table.text(of: record).utf8) == Array("text of \(key)".utf8))
      #expect(Array(table.key(of: record).utf8) == Array(key.utf8))
      #expect(table.record(at: record.place)?.text == record.text)
      #expect(table.messageNumber(of: record) == nil)
    }
    for key in ["b", "a\0\0\0", "screen.1000", "12345679"] { #expect(table.find(key) == nil) }
    #expect(table.entries.count == KeyIndexTests.oddKeys.count)
  }

  @Test func nothingIsInAnEmptyOne() {
    let table = PackedTableBuilder().table()
    #expect(table.find("") == nil)
    #expect(table.entries.isEmpty)
  }

  @Test(arguments: [0, 7, 5000]) func growsAsADictionaryDoes(expectedKeys: Int) {
    var dice = Dice(seed: 4)
    var builder = PackedTableBuilder(keyCount: expectedKeys)
    var oracle: [ExactString: String] = [:]
    for number in 0..<5000 {
      let key = "k\(Int.random(in: 0..<3000, using: &dice))"
      let text = String(repeating: "é", count: Int.random(in: 0..<9, using: &dice)) + "\(number)"
      builder.update(key, text, dice.once(in: 2) ? .plain : .format)
      oracle[ExactString(key)] = text
    }
    let table = builder.table()
    #expect(builder.count == oracle.count)
    #expect(table.entries.count == oracle.count)
    for (key, text) in oracle { #expect(table.find(key.text).map(table.text) == text) }
  }

  @Test func messagesAreNumberedInTheirOrder() {
    var builder = PackedTableBuilder()
    builder.update("a", "one", .plain)
    #expect(builder.update("b", "%d", .format) == 0)
    #expect(builder.update("c", "", .variants) == 1)
    let table = builder.table()
    #expect(table.layout.messageCount == 2)
    #expect(table.find("b").flatMap(table.messageNumber) == 0)
    #expect(table.find("c").flatMap(table.messageNumber) == 1)
    #expect(table.find("c")?.kind == .variants)
  }

  @Test func theLaterTableWins() {
    var other = PackedTableBuilder()
    other.update("b", "%@ of the other", .format)
    other.update("c", "third", .plain)
    var builder = PackedTableBuilder()
    builder.update("a", "%@", .format)
    builder.update("b", "second", .plain)
    let numbered = builder.update(other.table())
    let table = builder.table()
    #expect(numbered.count == 1)
    #expect(["a", "b", "c"].map { table.find($0).map(table.text) } == ["%@", "%@ of the other", "third"])
    #expect(table.find("b").flatMap(table.messageNumber) == 1)
    #expect(table.entries.count == 3)
  }
}

/// What becomes of a table in which bytes are wrong. What is read outside it, the Address Sanitizer finds.
@Suite struct DamagedPackedTableTests {
  private static func sound() -> (bytes: [UInt8], layout: PackedTable.Layout, keys: [String]) {
    let keys = (0..<40).map { "key.\($0)" } + KeyIndexTests.oddKeys
    var builder = PackedTableBuilder(hash: SeededHash(seed: 1, factor: 3))
    for (number, key) in keys.enumerated() {
      builder.update(key, "text \(number) %@", number % 3 == 0 ? .plain : .format)
    }
    let table = builder.table()
    var layout = table.layout
    layout.isValidated = false
    return (Array(table.memory), layout, keys)
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func nothingIsReadOutside(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (sound, layout, keys) = Self.sound()
    for _ in 0..<50 {
      var bytes = sound
      for _ in 0...Int.random(in: 0...20, using: &dice) {
        let offset = Int.random(in: bytes.indices, using: &dice)
        bytes[offset] = dice.pick([0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &dice)])
      }
      bytes.removeLast(Int.random(in: 0...bytes.count - layout.slotCount * 4, using: &dice))
      look(in: bytes, layout, for: keys)
    }
  }

  @Test func allSlotsTaken() {
    let (sound, layout, keys) = Self.sound()
    let full = [UInt8](repeating: 0xFF, count: layout.slotCount * 4) + sound[(layout.slotCount * 4)...]
    look(in: full, layout, for: keys)
  }

  private func look(in bytes: [UInt8], _ layout: PackedTable.Layout, for keys: [String]) {
    let block = MemoryBlock(bytes)
    guard let table = PackedTable(block.bytes, layout, owner: block) else {
      Issue.record("the size is right")
      return
    }
    let messageCount = layout.messageCount
    for record in keys.compactMap(table.find) + table.entries {
      #expect(record.end <= bytes.count)
      #expect(table.text(of: record).utf8.count <= bytes.count * 3)
      if let number = table.messageNumber(of: record) { #expect((0..<messageCount).contains(number)) }
    }
    for place in [-1, 0, bytes.count / 8, bytes.count, Int(UInt32.max)] { _ = table.record(at: place) }
  }

  @Test(arguments: [(0, 8), (3, 8), (12, 8), (-8, 8), (32, 8), (1 << 40, 8), (.max, 8), (8, 0), (8, 33), (8, -1)])
  func aWrongLayout(slotCount: Int, placeBits: Int) {
    let block = MemoryBlock([UInt8](repeating: 0, count: 64))
    let layout = PackedTable.Layout(
      slotCount: slotCount, placeBits: placeBits, hash: SeededHash(), messageCount: 0)
    #expect(PackedTable(block.bytes, layout, owner: block) == nil)
  }
}
