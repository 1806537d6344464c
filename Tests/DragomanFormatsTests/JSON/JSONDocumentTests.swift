import DragomanFormats
import Foundation
import TestResources
import Testing

@Suite struct JSONDocumentTests {
  @Test(.needsCorpus, arguments: Folders.files(under: Folders.corpus, withExtension: "xcstrings"))
  func readsWhatFoundationReads(file: URL) throws {
    let data = try Data(contentsOf: file)
    let document = JSONDocument(bytes: Array(data))
    let expected = try JSONSerialization.jsonObject(with: data)
    #expect(document.issues.isEmpty)
    #expect(document.value?.equals(expected) == true)
  }

  @Test(arguments: 0..<20) func readsRandomTextsAsFoundationDoes(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed))
    for _ in 0..<100 {
      let text = random.value()
      let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      let document = JSONDocument(bytes: Array(text.utf8))
      #expect(document.issues.isEmpty, "\(text)")
      #expect(document.value?.equals(expected) == true, "\(text)")
    }
  }

  /// What is written reads as the same again, in every style.
  @Test(arguments: [JSONStyle.sorted, .xcode]) func writesWhatItReads(style: JSONStyle) throws {
    var random = RandomJSON(seed: 4711)
    for _ in 0..<300 {
      let value = try #require(JSONDocument(bytes: Array(random.value().utf8)).value)
      let written = JSONWriter.write(value, style: style)
      let expected = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
      #expect(value.equals(expected), "\(written)")
    }
  }

  @Test(arguments: 0..<20) func survivesDamage(seed: Int) {
    var random = RandomJSON(seed: UInt64(seed))
    for _ in 0..<100 {
      var bytes = Array(random.value().utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.insert(random.pick(Array("{}[]\",:\\\u{0}ué".utf8), or: 0), at: place)
        }
      }
      let document = JSONDocument(bytes: bytes)
      // Whatever we read without an issue is JSON for Foundation too.
      if document.issues.isEmpty, let value = document.value {
        let expected = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect(value.equals(expected), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
