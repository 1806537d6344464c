import Foundation
import TestResources
import Testing

@testable import DragomanFormats

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  private static let values: [String: any Sendable] = [
    "text": "b", "ü": "日本 😀", "long": String(repeating: "x", count: 300), "empty": "",
    "numbers": [0, -1, 255, 65_536, Int.max, Int.min],
    "huge": UInt64.max, "real": 2.5, "yes": true, "no": false, "date": Date(timeIntervalSince1970: 1_700_000_000.5),
    "data": Data([1, 2, 3]), "nested": ["a": ["b": ["c": "d"]]], "list": ["x", "y", "x"],
  ]

  private func bytes() throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: Self.values, format: .binary, options: 0))
  }

  @Test("are read as Foundation reads them")
  func oracle() throws {
    let list = PropertyList(try bytes())
    #expect(list.format == .binary)
    #expect(list.issues.isEmpty)
    let root = try #require(list.root)
    #expect(
      FoundationOracle.canonical(root) == FoundationOracle.canonical(try #require(FoundationOracle.list(try bytes()))))
  }

  @Test("never trap when damaged", arguments: 0..<20 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let sound = try bytes()
    for _ in 0..<500 {
      var damaged = sound
      for _ in 0...Int.random(in: 0...4, using: &dice) {
        let offset = Int.random(in: damaged.indices, using: &dice)
        if dice.once(in: 4) {
          damaged.remove(at: offset)
        } else {
          damaged[offset] = UInt8.random(in: 0...255, using: &dice)
        }
      }
      _ = CollectedTable(strings: damaged)
    }
  }

  @Test("that hold themselves end at the limit")
  func cycle() {
    // An array of two references to itself.
    let header = Array("bplist00".utf8) + [0xA2, 0, 0]
    let trailer: [UInt8] = [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0) + number(11)
    var limits = FormatLimits()
    limits.entries = 10_000
    let list = PropertyList(header + trailer, limits: limits)
    #expect(list.issues.contains { $0.rule == .limit })
  }

  @Test("whose dictionary is its own key end")
  func dictionaryAsKey() {
    let header = Array("bplist00".utf8) + [0xD1, 0, 0]
    let trailer: [UInt8] = [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0) + number(11)
    #expect(CollectedTable(strings: header + trailer).issues.contains { $0.losesContent })
  }

  private func number(_ value: UInt8) -> [UInt8] {
    [0, 0, 0, 0, 0, 0, 0, value]
  }
}
