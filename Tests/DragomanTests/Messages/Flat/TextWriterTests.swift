import Testing

@testable import Dragoman

@Suite struct TextWriterTests {
  private static let texts = [
    "", "a", "exactly 15 bytes", "more than fifteen bytes", "Олена отримує нових листів", "पत्र", "👨‍👩‍👧‍👦", "e\u{301}", "\0",
    "ASCII of sixteen", "seventeen bytes é",
  ]

  /// Whether bytes are looked through or not makes no difference.
  @Test(arguments: texts)
  func theSameAsOfBytesThatAreLookedThrough(text: String) {
    let (made, decoded) = Array(text.utf8).withUnsafeBytes { bytes in
      (String(written: bytes), String(decoding: bytes, as: UTF8.self))
    }
    #expect(made == decoded && made == text)
    #expect(made.hashValue == decoded.hashValue)
    #expect(Array(made.utf8) == Array(text.utf8) && Array(made.utf16) == Array(text.utf16))
    #expect(Array(made) == Array(text))
  }

  @Test func whatHasNoRoomIsLeftOut() {
    withUnsafeTemporaryAllocation(byteCount: 4, alignment: 1) { memory in
      var writer = TextWriter(memory)
      #expect(writer.append("abc") && writer.hasRoom)
      #expect(writer.append("de") && !writer.hasRoom)
      #expect(writer.next(2) == nil)
      #expect(writer.next(1)?.count == 1)
      #expect(writer.written.prefix(3).elementsEqual("abc".utf8))
    }
  }

  @Test func fixedMemoryHasNothingBesideItsElements() {
    let memory = FixedMemory<UInt8>([1, 2, 3])
    let elements = (-1...3).map { memory[$0] }
    #expect(elements == [nil, 1, 2, 3, nil])
    let (inside, beyond) = (Array(memory.bytes(1..<3)), Array(memory.bytes(1..<4)))
    #expect(inside == [2, 3] && beyond.isEmpty)
    let nothing = FixedMemory<UInt8>([])
    let (isEmpty, first) = (nothing.isEmpty, nothing[0])
    #expect(isEmpty && first == nil)
  }
}
