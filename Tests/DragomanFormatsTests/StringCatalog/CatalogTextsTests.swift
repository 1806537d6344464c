import Dispatch
import DragomanFormats
import Foundation
import Synchronization
import TestResources
import Testing

/// The texts without a tree are those of the tree, whatever the file is like.
@Suite struct CatalogTextsTests {
  static let catalogs =
    Folders.files(under: Folders.fixtures, withExtension: "xcstrings")
    + Folders.files(under: Folders.corpus, withExtension: "xcstrings")

  @Test(arguments: catalogs) func agreeWithTheTree(file: URL) throws {
    try check([UInt8](Data(contentsOf: file)))
  }

  @Test(arguments: StringCatalogDamageTests.damages)
  func agreeWithTheTreeOnDamage(damage: StringCatalogDamageTests.Damage) throws {
    for text in [CatalogText.minified(entries: 5), CatalogText.xcode(entries: 5)] {
      try check(Array(text.replacing(damage.piece, with: damage.replacement, after: #""k2":"#).utf8))
    }
  }

  /// What is well-formed and yet out of the ordinary.
  @Test(arguments: [
    (#""value":"t2""#, #""value":"t2","value":"other""#),
    (#""state":"translated","value":"t2""#, #""value":"t2","state":"new","more":1"#),
    (#""value":"t2""#, #""value":"%#@t2@""#),
    (#""value":"t2""#, #""value":"\u00e9\n\"\q""#),
    (#""value":"t2""#, #""value":2"#),
    (#""de":"#, #""fr":"#),
    (#""de":"#, #""de":7,"nl":"#),
    (#""k2":"#, #""k1":"#),
    (#""k2":"#, #""k2":{"localizations":[]},"k6":"#),
    (#""k2":{"#, #""k2":{"comment":"a","comment":"b","#),
    (#""k2":{"#, #""k2":{"localizations":{},"#),
    (#""k2":{"#, #""k2":{"loc\u0061lizations":{"uk":{"stringUnit":{"value":"t"}}},"#),
    (#""k2":"#, #""k2":7,"k6":"#),
    (#""sourceLanguage":"en","#, ""),
    (#""version":"1.0""#, #""version":"1.0","version":"1.1""#),
  ]) func agreeWithTheTreeOnOddities(piece: String, replacement: String) throws {
    let text = CatalogText.minified(entries: 5)
    let odd = text.replacing(piece, with: replacement, maxReplacements: piece.contains("k2") ? 1 : .max)
    #expect(odd != text)
    try check(Array(odd.utf8))
  }

  /// Values one in another, up to the limit and beyond.
  @Test(arguments: 1...12) func agreeWithTheTreeOnDepth(depth: Int) throws {
    let nested = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    for piece in [#""k2":{"#, #""k2":{"localizations":{"uk":{"#] {
      let text = CatalogText.minified(entries: 5).replacing(
        #""k2":{"localizations":{"#, with: piece + #""x":\#(nested),"#)
      var limits = FormatLimits()
      limits.depth = 8
      try check(Array(text.utf8), limits: limits)
    }
  }

  @Test func aSoundFileIsReadInParts() {
    for entries in [1, 63, 64, 65, 500] {
      let calls = Mutex(0)
      let texts = CatalogTexts(Array(CatalogText.xcode(entries: entries).utf8)) { count, body in
        for number in (0..<count).reversed() {
          calls.withLock { $0 += 1 }
          body(number)
        }
      }
      #expect(texts.keys.map(\.key) == (1...entries).map { "k\($0)" })
      #expect(calls.withLock { $0 } == (entries + 63) / 64)
    }
  }

  private func check(_ bytes: [UInt8], limits: FormatLimits = FormatLimits()) throws {
    let tree = StringCatalog.read(bytes, limits: limits)
    let texts = CatalogTexts(bytes, limits: limits) { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    #expect(texts.sourceLanguage == tree.catalog.sourceLanguage)
    #expect(texts.issues == tree.issues)
    try #require(texts.keys.map(\.key) == tree.catalog.strings.map(\.key))
    for (key, entry) in zip(texts.keys, tree.catalog.strings) { check(key, entry) }
  }

  private func check(_ key: CatalogTexts.Key, _ entry: StringCatalog.Map<StringCatalog.Entry>.Element) {
    #expect(key.position == entry.keyPosition)
    #expect(key.comment == entry.value.comment)
    #expect(key.extractionState == entry.value.extractionState)
    #expect(key.isTranslatable == (entry.value.shouldTranslate != false))
    #expect(key.texts.map(\.language) == entry.value.localizations.map(\.key))
    for (text, localization) in zip(key.texts, entry.value.localizations) {
      #expect(text.position == localization.keyPosition)
      switch text.content {
      case .localization(let content): #expect(content == localization.value)
      case .unit(let value, let state, let position):
        #expect(localization.value.isPlain)
        #expect(value == localization.value.stringUnit?.value)
        #expect(state == localization.value.stringUnit?.state)
        #expect(position == localization.value.stringUnit?.valuePosition)
      }
    }
  }
}
