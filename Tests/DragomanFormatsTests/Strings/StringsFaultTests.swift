import Testing

@testable import DragomanFormats

/// Those sentences that no fixture shows, and which faults lose something.
@Suite("Faults of .strings files")
struct StringsFaultTests {
  @Test("have their sentences")
  func sentences() {
    let sentences: [(StringsFault, String)] = [
      (.unclosedData, "the data is not closed by “>” and was left out"),
      (.extraEquals(key: "k"), "the entry “k” has an equals sign too many"),
      (.invisibleCharacter("\u{200B}"), "there is an invisible U+200B between the entries"),
      (.loneSurrogate(0xD83D), "“\\UD83D” is half a character and was replaced by U+FFFD"),
    ]
    for (fault, sentence) in sentences { #expect(fault.sentence == sentence) }
  }

  @Test("that keep everything are no loss")
  func losses() {
    #expect(!StringsFault.extraSemicolon.losesContent)
    #expect(!StringsFault.missingSemicolon(key: "k").losesContent)
    #expect(!StringsFault.duplicateKey("k", first: .start).losesContent)
    #expect(StringsFault.missingValue(key: "k").losesContent)
    #expect(StringsFault.strayText("x").losesContent)
    #expect(StringsFault.valueIsNoText(.array, key: "k").losesContent)
  }

  @Test("that are no more than worth a word are warnings")
  func severities() {
    #expect(StringsFault.duplicateKey("k", first: .start).severity == .warning)
    #expect(StringsFault.noEntries.severity == .warning)
    #expect(StringsFault.extraSemicolon.severity == .error)
  }
}
