import DragomanFormats
import Testing

/// Damage in one entry costs that entry: five entries, something is wrong in the second.
@Suite struct StringCatalogDamageTests {
  struct Damage: CustomTestStringConvertible, Sendable {
    let name: String
    let piece: String
    let replacement: String
    /// The keys that are read nevertheless.
    let kept: [String]
    var losesContent = true

    var testDescription: String { name }
  }

  static let others = ["k1", "k3", "k4", "k5"]
  static let all = ["k1", "k2", "k3", "k4", "k5"]

  /// The pieces are those of a catalog without white space.
  static let damages = [
    Damage(
      name: "a comma is missing", piece: #"translated","#, replacement: #"translated""#, kept: all, losesContent: false),
    Damage(
      name: "a comma is missing between languages", piece: "},", replacement: "}", kept: all, losesContent: false),
    Damage(name: "a comma too many", piece: #""t2""#, replacement: #""t2","#, kept: all, losesContent: false),
    Damage(
      name: "two commas", piece: #""translated","#, replacement: #""translated",,"#, kept: all, losesContent: false),
    Damage(name: "a closing quote is missing", piece: #""t2""#, replacement: #""t2"#, kept: others),
    Damage(name: "an opening quote is missing", piece: #""t2""#, replacement: #"t2""#, kept: others),
    Damage(name: "a quote is not escaped", piece: #""t2""#, replacement: #""t"2""#, kept: others),
    Damage(name: "quotes are not escaped", piece: #""t2""#, replacement: #""say "t2" now""#, kept: others),
    Damage(name: "a key lost its quote", piece: #""value""#, replacement: #""value"#, kept: others),
    Damage(name: "the last text lost its quote", piece: #""f2""#, replacement: #""f2"#, kept: others),
    Damage(name: "a language lost its quote", piece: #""de""#, replacement: #"de""#, kept: others),
    Damage(name: "a colon is missing", piece: #""value":"#, replacement: #""value""#, kept: others),
    Damage(name: "a brace is missing", piece: #""t2"}"#, replacement: #""t2""#, kept: others),
    Damage(name: "two braces are missing", piece: #""t2"}}"#, replacement: #""t2""#, kept: others),
    Damage(name: "no brace is left", piece: #""f2"}}}}"#, replacement: #""f2""#, kept: others),
    Damage(name: "a brace too many", piece: #""f2"}}}}"#, replacement: #""f2"}}}}}"#, kept: all, losesContent: true),
    Damage(
      name: "an opening brace is missing", piece: #""stringUnit":{"#, replacement: #""stringUnit":"#, kept: others),
    Damage(name: "a bracket for a brace", piece: #""t2"}"#, replacement: #""t2"]"#, kept: others),
    Damage(name: "a raw backslash", piece: #""t2""#, replacement: #""t2\""#, kept: others),
    Damage(name: "a word for a value", piece: #""t2""#, replacement: "undefined", kept: others),
    Damage(name: "conflict markers", piece: #""value""#, replacement: "\n<<<<<<< HEAD\n\"value\"", kept: others),
  ]

  @Test(arguments: damages) func costsOneEntryOnOneLine(damage: Damage) {
    let text = CatalogText.minified(entries: 5)
    check(text, text.replacing(damage.piece, with: damage.replacement, after: #""k2":"#), damage)
  }

  @Test(arguments: damages) func costsOneEntryInXcodesLayout(damage: Damage) {
    let text = CatalogText.xcode(entries: 5)
    check(text, text.replacing(damage.piece, with: damage.replacement, after: #""k2":"#), damage)
  }

  /// The first entry and the last one have neighbours of other kinds.
  @Test(arguments: damages, [1, 5]) func keepsTheOthers(damage: Damage, number: Int) {
    func numbered(_ text: String) -> String { String(text.map { $0 == "2" ? Character("\(number)") : $0 }) }
    for text in [CatalogText.minified(entries: 5), CatalogText.xcode(entries: 5)] {
      let damaged = text.replacing(
        numbered(damage.piece), with: numbered(damage.replacement), after: "\"k\(number)\":")
      let reading = StringCatalog.read(Array(damaged.utf8))
      #expect(!reading.issues.isEmpty)
      #expect(reading.catalog.version == .v1_0, "\(damaged)")
      for other in 1...5 where other != number {
        #expect(reading.catalog.strings["k\(other)"]?.german == "t\(other)", "\(damaged)")
        #expect(RecordingSink(damaged, "de").texts["k\(other)"] == "t\(other)", "\(damaged)")
      }
    }
  }

  private func check(_ whole: String, _ text: String, _ damage: Damage) {
    #expect(text != whole)
    let reading = StringCatalog.read(Array(text.utf8))
    #expect(
      reading.catalog.strings.keys.filter { reading.catalog.strings[$0]?.german != nil } == damage.kept, "\(text)")
    #expect(reading.catalog.version == .v1_0)
    #expect(!reading.issues.isEmpty)
    #expect(reading.issues.contains(where: \.losesContent) == damage.losesContent, "\(reading.issues)")
    for key in damage.kept {
      #expect(reading.catalog.strings[key]?.german == "t" + key.dropFirst())
    }
    // The lean way looks at less and may keep more.
    let sink = RecordingSink(text, "de")
    #expect(sink.texts.keys.sorted().filter(damage.kept.contains) == damage.kept, "\(text)")
    for key in damage.kept { #expect(sink.texts[key] == "t" + key.dropFirst()) }
  }
}

extension StringCatalog.Entry {
  fileprivate var german: String? { localizations["de"]?.stringUnit?.value }
}
