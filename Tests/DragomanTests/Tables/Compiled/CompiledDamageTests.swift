@testable import Dragoman
@testable import DragomanFormats
import Foundation
import TestResources
import Testing

/// Damaged and hostile compiled catalogs: an answer or an issue, whatever the bytes are.
@Suite struct CompiledDamageTests {
  private static let files: [String: [UInt8]] = [
    "en.lproj/Localizable.strings": Array("a = one; b = \"%d of %@\"; c = \"$(name)\"; d = \"привіт\";".utf8),
    "en.lproj/Localizable.stringsdict": VariantFiles.xml([
      "f": VariantFiles.files, "g": VariantFiles.entry("%*d %#@n@", ["n": VariantFiles.plural(["other": "%2$.*f"])]),
      "x": VariantFiles.entry("%#@nowhere@"),
    ]),
    "en.lproj/Other.strings": Array("o = o;".utf8),
  ]

  private static var compiled: [UInt8] { CompiledPair.compile(files)["en.dragoman"] ?? [] }

  /// Asks all there is, and what is not there.
  private func use(_ bytes: [UInt8]) -> TestLocalizer {
    let test = CompiledPair.localizer(["en.dragoman": bytes])
    for table in ["Localizable", "Other"] {
      for key in ["a", "b", "c", "d", "f", "g", "x", "o", "none"] {
        _ = test.localizer.string(key, table: table)
        _ = test.localizer.string(key, 3, 2.5, table: table)
      }
    }
    _ = test.localizer.untranslatedKeys(in: "en")
    return test
  }

  @Test func everyTruncation() {
    let whole = Self.compiled
    for count in 1..<whole.count {
      let test = use(Array(whole[..<count]))
      #expect(test.issues.all.first?.kind.rawValue == "compiled-catalog", "\(count)")
      #expect(test.localizer.languages.isEmpty)
    }
    #expect(!use(whole).issues.kinds.contains { $0.rawValue == "compiled-catalog" })
  }

  /// Whatever byte of the head is another, the sum over the head tells.
  @Test func everyByteOfTheHead() throws {
    let whole = Self.compiled
    let headSize = try CompiledCatalog.headSize(whole, fileSize: whole.count)
    var dice = Dice(seed: 1)
    for offset in 0..<headSize {
      var damaged = whole
      damaged[offset] ^= UInt8.random(in: 1...255, using: &dice)
      #expect(use(damaged).localizer.languages.isEmpty, "\(offset)")
    }
  }

  /// Behind the head nothing is checked before it is used.
  @Test(arguments: 0..<8) func damagedTables(_ seed: UInt64) throws {
    let whole = Self.compiled
    let headSize = try CompiledCatalog.headSize(whole, fileSize: whole.count)
    var dice = Dice(seed: seed)
    for _ in 0..<400 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let offset = Int.random(in: headSize..<whole.count, using: &dice)
        damaged[offset] = dice.pick([0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &dice)])
      }
      #expect(use(damaged).localizer.languages == ["en"])
    }
  }

  /// A head that somebody has made to measure, sum included.
  @Test(arguments: 0..<8) func hostileHeads(_ seed: UInt64) throws {
    let whole = Self.compiled
    let headSize = try CompiledCatalog.headSize(whole, fileSize: whole.count)
    var dice = Dice(seed: seed)
    for _ in 0..<400 {
      var head = Array(whole[..<headSize])
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        head[Int.random(in: 32..<headSize, using: &dice)] = dice.pick([0, 1, 8, 0x7F, 0x80, 0xFF, 0xC3])
      }
      withUnsafeBytes(of: CompiledCatalog.check(of: head).littleEndian) { head.replaceSubrange(24..<32, with: $0) }
      _ = use(head + whole[headSize...])
    }
  }

  /// Bytes of a message alone, where a damage of a whole file seldom comes.
  @Test(arguments: 0..<8) func damagedMessages(_ seed: UInt64) throws {
    let definition = VariantFiles.xml([
      "k": VariantFiles.entry(
        "%*d %#@n@ $(name)",
        [
          "n": VariantFiles.plural(["one": "%2$.*f", "other": "%#@m@ % @"]),
          "m": VariantFiles.plural(["zero": "%d", "other": "%x"]),
        ])
    ])
    let test = CompiledPair.localizer(["en.lproj/Localizable.stringsdict": definition])
    let table = try #require(test.localizer.snapshot(in: "en").table(nil)?.table)
    let message = try #require(table.entry("k") { _ in }?.message)
    let whole = MessageWriter.bytes([message])
    let variation = DeviceVariation(devices: [], device: DevicePreference(device: nil))
    #expect(try MessageReader.message(whole, variation) == message)
    var dice = Dice(seed: seed)
    var count = 0
    for _ in 0..<3_000 {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        damaged[Int.random(in: damaged.indices, using: &dice)] = dice.pick([
          0, 1, 2, 3, 0xFF, UInt8(dice.next() & 0x7F),
        ])
      }
      if dice.once(in: 3) { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &dice)) }
      guard let read = try? MessageReader.message(damaged, variation) else { continue }
      count += 1
      // What was read can be written, and is the same again.
      #expect(try MessageReader.message(MessageWriter.bytes([read]), variation) == read)
    }
    #expect(count > 0)
  }

  @Test func aMessageTooDeep() {
    // A choice with one variant, again and again: `1 selector width, 1 variant, key other`.
    let level: [UInt8] = [1, 3, 1, 5]
    let content = [3, 0] + Array(repeatElement(level, count: 100_000).joined()) + [0, 0, 0, 0]
    var writer = ByteWriter()
    writer.append(0)
    writer.append([content]) { $0.append($1) }
    let variation = DeviceVariation(devices: [], device: DevicePreference(device: nil))
    #expect(throws: DamagedBytes.self) { try MessageReader.message(writer.bytes, variation) }
  }

  @Test func aDamagedMessageIsAnIssueAndFallsBack() throws {
    let files = ["en.lproj/Localizable.stringsdict": VariantFiles.xml(["f": VariantFiles.files])]
    var bytes = try #require(CompiledPair.compile(files)["en.dragoman"])
    // The code of the message, behind the number of choices, that of messages and the length.
    let key = try #require(bytes.lastIndex(of: UInt8(ascii: "f"), before: Array(" files".utf8)))
    bytes[key + 4] = 9
    let test = CompiledPair.localizer(["en.dragoman": bytes])
    #expect(test.localizer.string("f", 3) == "f")
    #expect(test.issues.kinds.map(\.rawValue).sorted() == ["compiled-catalog", "missing-key"])
    #expect(test.issues.all.first?.location?.description == "test/en.dragoman")
    #expect(test.issues.all.first?.key == "f")
  }
}

extension [UInt8] {
  /// The last place of a byte before the first place of some others.
  fileprivate func lastIndex(of byte: UInt8, before others: [UInt8]) -> Int? {
    firstRange(of: others).flatMap { self[..<$0.lowerBound].lastIndex(of: byte) }
  }
}
