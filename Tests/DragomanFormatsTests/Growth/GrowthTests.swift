import TestResources
import Testing

@testable import DragomanFormats

@Suite("The time of reading grows as the file does", .serialized)
struct GrowthTests {
  /// Each was quadratic once.
  @Test(
    ".strings",
    arguments: [
      HostileFile(patterns: ["x \"a\"=\"b\";"]), HostileFile(patterns: ["?;\"a\"=\"b\";"]),
      HostileFile(prefix: "\"k\" = (", patterns: ["\u{A0}", "a/*x\n"]),
      HostileFile(patterns: ["a=;"]), HostileFile(patterns: ["a=;"], suffix: "\""),
      HostileFile(patterns: ["a=b c;/**/"]), HostileFile(patterns: ["k /*;\"a\"=\"b\";"], suffix: "*/"),
      HostileFile(patterns: ["//\n", "?\n"]), HostileFile(patterns: ["a=;\\\""]),
      HostileFile(patterns: [");?\u{2028}@\\\""]),
      HostileFile(prefix: "/*", patterns: ["x\\\""]), HostileFile(patterns: ["k /*\n"]),
      HostileFile(patterns: [">=;\"a\"//"]),
      HostileFile(prefix: "\"a\"", patterns: ["//=;\"a\"", "\n//"]),
    ])
  func strings(_ file: HostileFile) {
    expectGrowth(of: 12_000, file, HostileFormat.strings)
  }

  @Test(
    ".xcstrings",
    arguments: [
      HostileFile(
        prefix: "{\n  \"strings\" : {\n", patterns: ["\"strings\":{\n    \"a\":{\"x\":1}\n    },"], suffix: "}}"),
      HostileFile(
        prefix: "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{",
        patterns: ["\"#\":{\"stringUnit\":{\"state\":\"new\"}},"], suffix: "}}}}}}}"),
      HostileFile(
        prefix: "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"variations\":{",
        patterns: ["\"#\":{\"x\":{\"stringUnit\":{\"state\":\"new\"}}},"], suffix: "}}}}}}"),
    ])
  func catalogs(_ file: HostileFile) {
    expectGrowth(of: 12_000, file, HostileFormat.catalog)
  }

  @Test("values of a wrong kind under a long key")
  func longPaths() {
    let file = { (size: Int) in
      let key = String(repeating: "k", count: size)
      return HostileFile(prefix: "<plist><dict><key>\(key)</key><dict>", patterns: ["<key>a</key><true/>"]).bytes(size)
    }
    #expect(GrowthMeter.growth(of: 40_000, file) { _ = StringsDict($0) } < GrowthMeter.tolerated)
  }

  /// Whatever pieces of its grammar a file repeats.
  @Test("made-up files", arguments: HostileFormat.all, 0..<4 as Range<UInt64>)
  func madeUp(_ format: HostileFormat, seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<12 { expectGrowth(of: 3_000, HostileFile.random(format, &dice), format) }
  }

  private func expectGrowth(of size: Int, _ file: HostileFile, _ format: HostileFormat) {
    let growth = GrowthMeter.growth(of: size, file.bytes, format.read)
    #expect(growth < GrowthMeter.tolerated, "\(format) \(file)")
  }
}
