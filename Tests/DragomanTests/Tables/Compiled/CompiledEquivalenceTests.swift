@testable import Dragoman
import Foundation
import TestResources
import Testing

/// Compiled catalogs, as files and in the program, and texts that are read in place, answer as the files do of which they
/// were made.
@Suite struct CompiledEquivalenceTests {
  @Test(arguments: TranslationFiles.all(under: Folders.fixtures), CompiledForm.allCases)
  func fixtures(_ folder: TranslationFiles, form: CompiledForm) throws {
    // How texts are handed out has nothing to do with the device.
    for device in form.readsInPlace ? [nil] : [nil, "iphone", "mac", "unheard-of"] {
      let pair = CompiledPair(try folder.read(), device: device, form)
      #expect(pair.difference() == nil)
      compareAnswers(pair)
    }
  }

  @Test(.needsCorpus, arguments: TranslationFiles.all(under: Folders.corpus), CompiledForm.allCases)
  func corpus(_ folder: TranslationFiles, form: CompiledForm) throws {
    let pair = CompiledPair(try folder.read(), form)
    #expect(pair.difference() == nil)
    #expect(form.tellsOfFiles || pair.compiled.issues.all.isEmpty)
  }

  private static let arguments: [[any MessageArgument]] = [
    [], [0], [1], [2], [5], [11], [100], [1.5], ["x"], ["x", 2], [1, 5, 21],
  ]

  private func compareAnswers(_ pair: CompiledPair) {
    for language in pair.text.localizer.languages {
      for (table, keys) in pair.keys(of: language) {
        for key in keys { compareAnswers(pair, language, key, table) }
      }
    }
    #expect(CompiledPair.issues(of: pair.text) == CompiledPair.issues(of: pair.compiled))
    #expect(pair.form.tellsOfFiles || pair.compiled.issues.all.allSatisfy { $0.location == nil })
  }

  private func compareAnswers(_ pair: CompiledPair, _ language: Language, _ key: String, _ table: String) {
    for arguments in Self.arguments {
      let answers = [pair.text.localizer, pair.compiled.localizer].map { localizer in
        localizer.withLanguage(language) {
          arguments.isEmpty
            ? localizer.string(key, table: table) : localizer.string(key, arguments: arguments, table: table)
        }
      }
      #expect(answers[0] == answers[1], "\(language) \(table) \(key) \(arguments)")
    }
    let named = [pair.text.localizer, pair.compiled.localizer].map { localizer in
      localizer.withLanguage(language) { localizer.string(key, ["count": 3, "name": "x"], table: table) }
    }
    #expect(named[0] == named[1])
  }
}

// MARK: - Places, devices and messages

extension CompiledEquivalenceTests {
  private static func bytes(_ files: [String: String]) -> [String: [UInt8]] { files.mapValues { Array($0.utf8) } }

  @Test func eachPlaceStaysOne() {
    let pair = CompiledPair(
      Self.bytes([
        "Base.lproj/Localizable.strings": "base = base; k = base; n = base;",
        "uk.lproj/Localizable.strings": "k = uk;", "Localizable.strings": "root = root; base = root;",
        "de.lproj/Image.strings": "", "Other.strings": "o = o;",
      ]))
    #expect(pair.difference() == nil)
    #expect(pair.compiled.localizer.languages == ["de", "en", "uk"])
    compareAnswers(pair)
  }

  /// For each device something else: a text, a plural, what cannot be used, nothing.
  private static let devices = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "k": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap %d"}},
        "mac": {"variations": {"plural": {"one": {"stringUnit": {"value": "Click %d"}},
          "other": {"stringUnit": {"value": "Clicks %d"}}}}},
        "appletv": {"stringUnit": {"value": "%#@nowhere@"}},
        "other": {"stringUnit": {"value": "Do"}}}}}}},
      "same": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "one"}}}}}}},
      "first": {"localizations": {"en": {"variations": {"device": {
        "appletv": {"stringUnit": {"value": "tv"}}, "mac": {"stringUnit": {"value": "mac"}}}}}}}}}
    """#

  @Test(arguments: [nil, "iphone", "mac", "appletv", "other", "ipad", "toaster"])
  func devices(_ device: String?) {
    let pair = CompiledPair(
      Self.bytes(["Localizable.xcstrings": Self.devices, "en.lproj/Localizable.strings": "k = \"strings %d\";"]),
      device: device)
    #expect(pair.difference() == nil)
    compareAnswers(pair)
    let alone = CompiledPair(Self.bytes(["Localizable.xcstrings": Self.devices]), device: device)
    #expect(alone.difference() == nil)
    compareAnswers(alone)
  }

  @Test func messagesOfEveryKind() {
    let entry = { (format: String, variables: [String: Any]) in VariantFiles.entry(format, variables) }
    let plural = { (categories: [String: Any]) in VariantFiles.plural(categories) }
    let files = VariantFiles.xml([
      "measures": entry(
        "%*d %#@n@ %2$.*f % @ 5% of %p %600d", ["n": plural(["one": "%d $(name)", "other": "%1$*d \\$( %d"])]),
      "two": entry("%2$#@a@ %1$#@b@", ["a": plural(["other": "%d"]), "b": plural(["zero": "no", "other": "%x"])]),
      "deep": entry("%#@a@", ["a": plural(["one": "%#@b@", "other": "%d"]), "b": plural(["other": "%.1f %d"])]),
      "gender": entry(
        "%#@g@",
        [
          "g": [
            "NSStringFormatSpecTypeKey": "NSStringGenderRuleType", "NSStringFormatValueTypeKey": "d", "1": "he",
            "2": "she", "0": "they",
          ] as [String: Any]
        ]),
      "width": ["NSStringVariableWidthRuleType": ["5": "short", "20": "a longer text"]],
      "damaged": entry("%#@nowhere@", [:]),
    ])
    let pair = CompiledPair(["en.lproj/Localizable.stringsdict": files])
    #expect(pair.difference() == nil)
    compareAnswers(pair)
    for width in [nil, 1, 5, 7, 40] {
      var style = MessageStyle()
      style.width = width
      let reference = MessageReference(key: "width", arguments: .positional([]))
      #expect(
        pair.text.localizer.string(reference, style: style) == pair.compiled.localizer.string(reference, style: style))
    }
  }

  @Test func keysThatLookAlike() {
    let pair = CompiledPair(Self.bytes(["en.lproj/Localizable.strings": "\"\u{E9}\" = one; \"e\u{301}\" = two;"]))
    #expect(pair.compiled.localizer["\u{E9}"] == "one")
    #expect(pair.compiled.localizer["e\u{301}"] == "two")
  }

  /// A pseudo-language over a compiled catalog, and two sources for one table.
  @Test func aPartOfATable() throws {
    let files = Self.bytes(["en.lproj/Localizable.strings": "a = \"one %d\"; b = two;"])
    let mapping = TextMapping(literal: { $0.uppercased() }, around: { _ in ("[", "]") })
    let over = Self.bytes(["en.lproj/Localizable.strings": "b = 2;"])
    let answers = [files, CompiledPair.compile(files)].map { files in
      let source = TranslationSource.files(files, named: "test", defaultLanguage: nil)
      let first = TranslationSource.files(over, named: "over", defaultLanguage: nil)
      let test = TestLocalizer([first, source, .mapped(source, as: "en-XA", by: mapping)])
      return ["en", "en-XA"].map { (language: Language) in
        test.localizer.withLanguage(language) { [test.localizer.string("a", 3), test.localizer["b"]] }
      }
    }
    #expect(answers[0] == answers[1])
    #expect(answers[1] == [["one 3", "2"], ["[ONE 3]", "[TWO]"]])
  }
}
