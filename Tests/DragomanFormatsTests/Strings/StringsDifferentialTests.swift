import TestResources
import Testing

@testable import DragomanFormats

@Suite("Made-up .strings files, against Foundation")
struct StringsDifferentialTests {
  @Test("well-formed files are read alike", arguments: 0..<8 as Range<UInt64>)
  func wellFormed(seed: UInt64) throws {
    var generator = StringsGenerator(seed: seed)
    for _ in 0..<500 {
      let file = generator.file()
      let table = CollectedTable(strings: file)
      // A key that is there as a text and as a dictionary cannot be flattened as Foundation nests it.
      guard !table.issues.contains(where: { $0.rule == .duplicateKey }) else { continue }
      let oracle = FoundationOracle.table(Array(file.utf8))
      #expect(oracle?.texts == table.texts, "\(file.debugDescription)")
      #expect(table.issues.allSatisfy { $0.rule == .valueKind || $0.severity == .warning }, "\(file.debugDescription)")
    }
  }

  @Test("no difference goes without an issue", arguments: 100..<116 as Range<UInt64>)
  func damaged(seed: UInt64) throws {
    var generator = StringsGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = generator.damage(generator.file())
      let table = CollectedTable(strings: bytes)
      let isSame = FoundationOracle.table(bytes)?.texts == table.texts
      #expect(isSame || !table.issues.isEmpty, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      #expect(StringsFile(bytes).issues == table.issues)
    }
  }

  /// What one fault may cost: of ten sound entries around it, none.
  @Test("one fault costs one entry", arguments: 200..<208 as Range<UInt64>)
  func oneFault(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<200 {
      let lines = (0..<11).map {
        "\"key.\($0)\" = \"Value \($0), \(dice.pick(["it's", "a (b)", "50%", "x; y", "größer"]))\";"
      }
      let damaged = damage(lines[5], &dice)
      let file = (lines[..<5] + [damaged] + lines[6...]).joined(separator: "\n")
      let table = CollectedTable(strings: file)
      let sound = (0..<11).filter { $0 != 5 }
      #expect(sound.allSatisfy { table.texts["key.\($0)"]?.hasPrefix("Value \($0), ") == true }, "\(damaged)")
    }
  }

  /// Removes or inserts one sign that the grammar knows.
  private func damage(_ line: String, _ dice: inout Dice) -> String {
    var line = line
    if dice.once(in: 2) {
      let signs = line.indices.filter { "\";= ".contains(line[$0]) }
      line.remove(at: dice.pick(signs))
    } else {
      line.insert(
        contentsOf: dice.pick(["\"", ";", "=", "\\", "'", "x", "\u{FEFF}", ";;", "\" \""]),
        at: dice.pick(Array(line.indices)))
    }
    return line
  }
}
