import Foundation
import TestResources
import Testing

@testable import DragomanFormats

@Suite("Real .strings files, against Foundation")
struct StringsOracleTests {
  @Test(
    "no difference goes without an issue", .needsCorpus,
    arguments: Folders.files(under: Folders.corpus, withExtension: "strings"))
  func corpus(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let table = CollectedTable(strings: bytes)
    guard let oracle = FoundationOracle.table(bytes) else {
      // Foundation rejects the whole file; we say for which faults.
      #expect(table.issues.contains { $0.severity == .error || $0.rule == .emptyFile })
      return
    }
    let different = Set(oracle.texts.keys).union(table.texts.keys).filter { oracle.texts[$0] != table.texts[$0] }
    #expect(different.isEmpty || !table.issues.allSatisfy { $0.rule == .duplicateKey })
    // Nothing that Foundation reads is missing from what we read.
    #expect(Set(oracle.texts.keys).subtracting(table.texts.keys).isEmpty)
  }

  @Test("the corpus is there", .needsCorpus)
  func corpusIsThere() {
    #expect(Folders.files(under: Folders.corpus, withExtension: "strings").count > 200)
  }

  /// Files whose faults are known, and how many entries they have.
  @Test(
    "known faults cost what they should", .needsCorpus,
    arguments: [
      ("utmapp+UTM/Platform/fr.lproj/Localizable.strings", 743, ["683:35"]),
      ("RocketChat+Rocket.Chat.iOS/Rocket.Chat.ShareExtension/Resources/it.lproj/Localizable.strings", 21, ["19:37"]),
      ("RocketChat+Rocket.Chat.iOS/Rocket.Chat/Resources/pl.lproj/Localizable.strings", 417, []),
      ("MonitorControl+MonitorControl/MonitorControl/UI/cs.lproj/Main.strings", 140, ["215:83", "221:116"]),
      ("MonitorControl+MonitorControl/MonitorControl/UI/pt-BR.lproj/Main.strings", 140, ["299:185"]),
      ("MonitorControl+MonitorControl/MonitorControl/UI/pt-PT.lproj/Main.strings", 140, ["299:180"]),
    ])
  func knownFaults(_ path: String, entries: Int, errors: [String]) throws {
    let table = CollectedTable(strings: Array(try Data(contentsOf: Folders.corpus.appending(path: path))))
    #expect(table.texts.count == entries)
    let places = table.issues.filter { $0.severity == .error }.map { "\($0.position.line):\($0.position.column)" }
    #expect(places == errors)
    #expect(!table.issues.contains { $0.losesContent })
  }
}
