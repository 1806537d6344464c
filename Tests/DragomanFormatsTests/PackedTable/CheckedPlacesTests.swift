import Dispatch
import Synchronization
import Testing

@testable import DragomanFormats

@Suite struct CheckedPlacesTests {
  @Test func whatWasInsertedIsThere() {
    let places = CheckedPlaces(count: 130)
    let inserted = [0, 63, 64, 129]
    #expect(Self.contained(inserted, in: places).isEmpty)
    for place in inserted { places.insert(place) }
    #expect(Self.contained(Array(-1...200), in: places) == inserted)
  }

  @Test func placesBeyondItAreNotRemembered() {
    let beyond = [-1, 64, 1 << 40, .max, .min]
    for count in [0, 1, 64] {
      let places = CheckedPlaces(count: count)
      for place in beyond { places.insert(place) }
      #expect(Self.contained(beyond, in: places).isEmpty)
    }
  }

  /// A noncopyable value cannot be asked within an expectation.
  private static func contained(_ numbers: [Int], in places: borrowing CheckedPlaces) -> [Int] {
    var contained: [Int] = []
    for place in numbers where places.contains(place) { contained.append(place) }
    return contained
  }

  /// `String(decoding:as:)`, which repairs, is the oracle; each text is asked more than once.
  @Test func damagedTextsOfAFileAreRepairedAtEachLookUp() throws {
    let texts = [
      "", "і", "short", "Ще не вмерла", "a plain text, long enough", "Дуже довгий текст 🇺🇦", "текст\u{301} і ще",
    ]
    for (offset, byte) in [(-1, 0), (0, 0xFF), (1, 0x80), (3, 0xC0), (7, 0xF5)] {
      let damaged = texts.map { text in
        var bytes = Array(text.utf8)
        if bytes.indices.contains(offset) { bytes[offset] = UInt8(byte) }
        return bytes
      }
      let table = try #require(Self.unvalidatedTable(damaged))
      for _ in 0..<3 {
        for (number, bytes) in damaged.enumerated() {
          let text = table.text(of: "key \(number)")
          #expect(text.map { Array($0.utf8) } == Array(String(decoding: bytes, as: UTF8.self).utf8))
        }
      }
    }
  }

  @Test func threadsLookThroughTheSameTexts() throws {
    let texts = (0..<300).map { "текст номер \($0)" }
    let table = try #require(Self.unvalidatedTable(texts.map { Array($0.utf8) }))
    let wrong = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<3 {
        for (number, text) in texts.enumerated() where table.text(of: "key \(number)") != text {
          wrong.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  /// As a table of a file is, whose bytes nobody has looked through.
  private static func unvalidatedTable(_ texts: [[UInt8]]) -> PackedTable? {
    var builder = PackedTableBuilder()
    for (number, text) in texts.enumerated() {
      let start = builder.beginRecord()
      builder.append("key \(number)".utf8)
      let keyEnd = builder.byteCount
      builder.append(text)
      builder.endRecord(from: start, keyEnd: keyEnd, .plain)
    }
    let table = builder.table()
    var layout = table.layout
    layout.isValidated = false
    let block = MemoryBlock(Array(table.memory))
    return PackedTable(block.bytes, layout, owner: block)
  }
}
