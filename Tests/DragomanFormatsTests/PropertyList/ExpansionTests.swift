import Testing

@testable import DragomanFormats

@Suite("Binary property lists that are larger than their files")
struct ExpansionTests {
  private static let long = String(repeating: "v", count: 50_000)

  @Test("one long value of many keys is read up to the limit")
  func values() {
    var file = BinaryFile()
    let keys = (0..<2_000).map { file.add("k\($0)") }
    let value = file.add(Self.long)
    let top = file.add(keys: keys, values: keys.map { _ in value })
    let bytes = file.bytes(top: top)
    let table = CollectedTable(strings: bytes)
    let size = table.texts.values.reduce(0) { $0 + $1.utf8.count }
    #expect(size <= bytes.count * 16 && size > bytes.count * 8)
    #expect(table.issues.map(\.rule) == [.limit])
    #expect(table.issues.allSatisfy { $0.losesContent })
  }

  @Test("one long key of many values is read up to the limit")
  func keys() {
    var file = BinaryFile()
    let (key, value) = (file.add(Self.long), file.add("v"))
    let top = file.add(keys: (0..<3_000).map { _ in key }, values: (0..<3_000).map { _ in value })
    let table = CollectedTable(strings: file.bytes(top: top))
    #expect(table.keys.count < 50)
    #expect(table.issues.contains { $0.rule == .limit })
    #expect(table.issues.allSatisfy { $0.sentence.utf8.count < 300 })
  }

  @Test("damaged keys of a dictionary that is used again and again count")
  func damagedKeys() {
    var file = BinaryFile()
    let inner = file.add(keys: (0..<200).map { _ in 9_999 }, values: (0..<200).map { _ in 9_999 })
    let top = file.add(array: (0..<200).map { _ in inner })
    var limits = FormatLimits()
    limits.entries = 1_000
    let list = PropertyList(file.bytes(top: top), limits: limits)
    #expect(list.issues.contains { $0.rule == .limit })
  }

  @Test("texts that are used a few times are no bomb")
  func sharedTexts() {
    var file = BinaryFile()
    let keys = (0..<2_000).map { file.add("key number \($0)") }
    let value = file.add("OK")
    let top = file.add(keys: keys, values: keys.map { _ in value })
    let table = CollectedTable(strings: file.bytes(top: top))
    #expect(table.texts.count == 2_000)
    #expect(table.issues.isEmpty)
  }
}
