@testable import DragomanFormats
import Testing

@Suite struct ByteReaderTests {
  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, Int(Int32.max), .max, -1, .min])
  func numbers(_ number: Int) throws {
    var writer = ByteWriter()
    writer.append(number)
    writer.append("é")
    var reader = ByteReader(writer.bytes)
    #expect(try reader.integer() == number)
    #expect(try reader.text() == "é")
    #expect(reader.remaining == 0)
    #expect(throws: DamagedBytes.self) { try reader.byte() }
  }

  @Test func aNumberWithoutEnd() {
    var reader = ByteReader(Array(repeating: 0xFF, count: 20))
    #expect(throws: DamagedBytes.self) { try reader.integer() }
  }

  /// The number itself is no part of what it counts.
  @Test func aCountThatReachesOneTooFar() throws {
    var tooFar = ByteReader([2, 0x61])
    #expect(throws: DamagedBytes.self) { try tooFar.content() }
    var enough = ByteReader([1, 0x61])
    #expect(try enough.text() == "a")
  }
}
