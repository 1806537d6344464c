import Testing

@testable import DragomanFormats

@Suite("Decoding")
struct SourceTextTests {
  @Test("finds the encoding by its mark, or by its NUL bytes")
  func detection() {
    #expect(SourceText(decoding: Array("\"a\"".utf8)).encoding == .utf8)
    #expect(SourceText(decoding: [0xFF, 0xFE, 0x61, 0]).encoding == .utf16LittleEndian)
    #expect(SourceText(decoding: [0xFE, 0xFF, 0, 0x61]).encoding == .utf16BigEndian)
    #expect(SourceText(decoding: [0x61, 0, 0x62, 0]).encoding == .utf16LittleEndian)
    #expect(SourceText(decoding: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]).encoding == .utf32LittleEndian)
    #expect(SourceText(decoding: [0x22, 0, 0x61, 0x62]).encoding == .utf8)
    #expect(SourceText(decoding: []).encoding == .utf8)
  }

  @Test("replaces what is no text and says where")
  func flaws() {
    let text = SourceText(decoding: [0x61, 0xFF, 0xFE, 0x62, 0xC3])
    #expect(String(decoding: text.utf8, as: UTF8.self) == "a\u{FFFD}\u{FFFD}b\u{FFFD}")
    #expect(text.flaws.map(\.offset) == [1, 8])
    #expect(
      text.flaws.map(\.fault.sentence) == [
        "2 bytes are not UTF-8 and were replaced by U+FFFD", "one byte is not UTF-8 and was replaced by U+FFFD",
      ])
  }

  @Test("replaces half of a surrogate pair")
  func surrogates() {
    let text = SourceText(decoding: [0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0])
    #expect(String(decoding: text.utf8, as: UTF8.self) == "\u{FFFD}a")
    #expect(text.flaws.map(\.fault) == [.invalid(.utf16LittleEndian, bytes: 2)])
  }

  @Test("replaces numbers that are no scalar in UTF-32")
  func scalars() {
    let text = SourceText(decoding: [0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0, 0, 0, 0, 0x61, 0, 0])
    #expect(String(decoding: text.utf8, as: UTF8.self) == "\u{FFFD}a\u{FFFD}")
  }

  @Test("follows an XML declaration")
  func declaration() {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + [0xE9]
    #expect(String(decoding: SourceText(decoding: latin).utf8.suffix(2), as: UTF8.self) == "é")
    let unknown = SourceText(decoding: Array("<?xml encoding=\"klingon\"?>".utf8))
    #expect(unknown.flaws.map(\.fault.sentence) == ["the encoding “klingon” is not known; the file was read as UTF-8"])
  }
}
