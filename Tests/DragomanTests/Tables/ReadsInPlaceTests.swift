@testable import Dragoman
import DragomanFormats
import Testing

/// Texts that are handed out where they lie, by `Configuration.readsTextsInPlace`.
@Suite(.enabled(if: MemoryLayout<Int>.size == 8)) struct ReadsInPlaceTests {
  private static let long = "A text of more than fifteen bytes"
  private static let files: [String: [UInt8]] = [
    "en.lproj/Localizable.strings": Array(
      "\"a\" = \"\(long)\"; \"b\" = \"%d of more than fifteen\"; \"c\" = \"short\";".utf8)
  ]

  private static let sources: [String: [TranslationSource]] = {
    let texts = TranslationSource.files(files, named: "test", defaultLanguage: nil)
    let compiled = TranslationSource.files(CompiledPair.compile(files), named: "test", defaultLanguage: nil)
    let words = TranslationSource.dictionary(["en": ["a": long, "b": "%d of more than fifteen", "c": "short"]])
    let other = TranslationSource.dictionary(["en": ["d": "one more, of another source"]])
    return [
      "texts": [texts], "compiled": [compiled], "words": [words], "two sources": [other, compiled],
      "three": [compiled, other, texts],
    ]
  }()

  private func localizer(_ name: String, readsTextsInPlace: Bool) -> Localizer {
    var configuration = Localizer.Configuration.forTests
    configuration.readsTextsInPlace = readsTextsInPlace
    return TestLocalizer(Self.sources[name] ?? [], system: [], configuration: configuration).localizer
  }

  private func address(_ text: String) -> UInt? {
    text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(arguments: sources.keys.sorted()) func theTextsAreTheSame(source: String) {
    let (inPlace, copied) = (localizer(source, readsTextsInPlace: true), localizer(source, readsTextsInPlace: false))
    #expect(inPlace.string("a") == Self.long)
    #expect(inPlace.string("b", 3) == "3 of more than fifteen")
    for key in ["a", "b", "c", "d", "none"] { #expect(inPlace.string(key) == copied.string(key)) }
  }

  @Test(arguments: sources.keys.sorted()) func eachCallGivesTheSameBytes(source: String) {
    let localizer = localizer(source, readsTextsInPlace: true)
    let (first, second) = (localizer.string("a"), localizer.string("a"))
    #expect(address(first) == address(second))
  }

  @Test func unaskedEachCallGivesACopy() {
    let localizer = localizer("texts", readsTextsInPlace: false)
    let (first, second) = (localizer.string("a"), localizer.string("a"))
    #expect(address(first) != address(second))
  }

  @Test(arguments: sources.keys.sorted()) func aTextOutlivesItsLocalizer(source: String) {
    let texts = (0..<20).map { _ in localizer(source, readsTextsInPlace: true).string("a") }
    #expect(texts.allSatisfy { $0 == Self.long })
    #expect(Set(texts.map(address)).count == texts.count)
  }
}
