import TestResources
import Testing

@testable import DragomanFormats

/// When the texts of a table are not read in place although that was asked for. The portable way is the oracle.
@Suite(.enabled(if: MemoryLayout<Int>.size == 8)) struct InPlaceDamageTests {
  private static let longText = "A text of more than fifteen bytes"

  private func sound() -> PackedTable {
    var builder = PackedTableBuilder(hash: SeededHash(seed: 1, factor: 3))
    for number in 0..<60 {
      builder.update("key.\(number)", "\(Self.longText) \(number)", [.plain, .format][number % 2])
    }
    return builder.table()
  }

  /// A table in memory of its own, which nothing else keeps, that was asked to read its texts in place.
  private func inPlace(_ bytes: [UInt8]) throws -> (table: PackedTable, block: WeakBlock) {
    let block = MemoryBlock(bytes)
    var layout = sound().layout
    (layout.isValidated, layout.readsInPlace) = (false, true)
    return (try #require(PackedTable(block.bytes, layout, owner: block)), WeakBlock(block))
  }

  private struct WeakBlock {
    weak var block: MemoryBlock?
    init(_ block: MemoryBlock) { self.block = block }
  }

  @Test func memoryThatIsReferredToStays() throws {
    var made: (table: PackedTable, block: WeakBlock)? = try inPlace(sound().bytes)
    let text = try #require(made?.table.text(of: "key.1"))
    #expect(made?.table.holds(text) == true)
    let block = made?.block
    made = nil
    #expect(block?.block != nil)
    #expect(text == Self.longText + " 1")
  }

  @Test func memoryThatIsNotReferredToIsGivenBack() throws {
    var bytes = sound().bytes
    bytes[try #require(sound().offset(ofText: "key.7"))] = 0xFF
    var made: (table: PackedTable, block: WeakBlock)? = try inPlace(bytes)
    #expect(made?.table.layout.readsInPlace == false)
    let block = made?.block
    #expect(block?.block != nil)
    made = nil
    #expect(block?.block == nil)
  }

  @Test func nothingIsReadInPlaceUnasked() throws {
    let table = try #require(PackedTable(ImmortalMemory.copy(sound().bytes), sound().layout, owner: nil))
    #expect(!table.layout.readsInPlace)
    #expect(!table.holds(try #require(table.text(of: "key.1"))))
  }

  @Test(arguments: [0x20, 0xFF] as [UInt8]) func aTextWithoutItsNUL(byte: UInt8) throws {
    let sound = sound()
    let start = try #require(sound.offset(ofText: "key.1"))
    let table = try #require(sound.inPlace { $0[start + Self.longText.utf8.count + 2] = byte })
    #expect(table.layout.readsInPlace)
    for (key, isInPlace) in [("key.1", false), ("key.2", true)] {
      let text = try #require(table.text(of: key))
      #expect(text == sound.text(of: key))
      #expect(table.holds(text) == isInPlace)
    }
  }

  @Test(arguments: [[0xFF], [0xC3, 0x41], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func aTextThatIsNotUTF8(bytes: [UInt8]) throws {
    let sound = sound()
    let start = try #require(sound.offset(ofText: "key.7"))
    let table = try #require(sound.inPlace { $0.replaceSubrange(start..<start + bytes.count, with: bytes) })
    #expect(!table.layout.readsInPlace)
    #expect(!table.layout.isValidated)
    let expected = String(decoding: bytes + Array((Self.longText + " 7").utf8.dropFirst(bytes.count)), as: UTF8.self)
    #expect(table.text(of: "key.7") == expected)
    let other = try #require(table.text(of: "key.8"))
    #expect(other == Self.longText + " 8" && !table.holds(other))
  }

  @Test func aKeyThatIsNotUTF8() throws {
    let sound = sound()
    let start = try #require(sound.offset(ofText: "key.7"))
    let table = try #require(sound.inPlace { $0[start - 1] = 0x80 })
    #expect(!table.layout.readsInPlace)
  }

  /// What stands for the text of a message that chooses is no text.
  @Test func aMessageThatChooses() throws {
    var builder = PackedTableBuilder()
    builder.update("text", Self.longText, .plain)
    builder.update("message", Self.longText, .variants)
    let sound = builder.table()
    let start = try #require(sound.offset(ofText: "message"))
    let table = try #require(sound.inPlace { $0[start] = 0xFF })
    #expect(table.layout.readsInPlace)
    #expect(table.holds(try #require(table.text(of: "text"))))
    #expect(table.text(of: try #require(table.find("message"))) == "\u{FFFD}" + Self.longText.dropFirst())
  }

  /// One long record in all slots would be looked through as often as there are slots.
  @Test func recordsThatOverlap() throws {
    let count = 1 << 20
    var builder = PackedTableBuilder(keyCount: 1 << 16)
    builder.update("key", String(repeating: "x", count: count), .plain)
    let sound = builder.table()
    let slots = try #require((0..<sound.layout.slotCount).first { sound.memory[$0 * PackedTable.slotSize] != 0 })
    let slot = sound.memory[slots * PackedTable.slotSize..<(slots + 1) * PackedTable.slotSize]
    let table = try #require(
      sound.inPlace { bytes in
        for number in 0..<sound.layout.slotCount {
          bytes.replaceSubrange(number * PackedTable.slotSize..<(number + 1) * PackedTable.slotSize, with: slot)
        }
      })
    #expect(!table.layout.readsInPlace)
    #expect(table.text(of: "key")?.utf8.count == count)
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func damagedTablesSayTheSame(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<20 {
      let table = try #require(sound().inPlace { Self.damage(&$0, &dice) })
      for record in (0..<60).compactMap({ table.find("key.\($0)") }) + table.entries {
        let expected = String(decoding: table.textBytes(of: record), as: UTF8.self)
        #expect(Array(table.text(of: record).utf8) == Array(expected.utf8))
        if table.holds(table.text(of: record)) { #expect(table.records[record.text.upperBound] == 0) }
      }
    }
  }

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
    for _ in 0...Int.random(in: 0...20, using: &dice) {
      let offset = Int.random(in: bytes.indices, using: &dice)
      bytes[offset] = dice.pick([0, 1, 0x41, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &dice)])
    }
  }
}
