import DragomanFormats
import Testing

/// What the lean reader hands over of entries with variants.
@Suite struct StringCatalogVariantsTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private func read(_ entry: String, _ language: String = "de") -> RecordingSink {
    RecordingSink(#"{"sourceLanguage":"en","strings":{"k":\#(entry)},"version":"1.0"}"#, language)
  }

  private func plural(_ language: String, one: String, other: String, state: String = "") -> String {
    #"{\#(state)"localizations":{"\#(language)":{"variations":{"plural":{"one":\#(one),"other":\#(other)}}}}}"#
  }

  @Test func pluralsAndDevices() {
    let sink = read(plural("de", one: Self.unit("1"), other: Self.unit("n")))
    #expect(sink.issues.isEmpty)
    #expect(sink.localizations["k"]?.variations?.plural["one"]?.stringUnit?.value == "1")
    #expect(sink.localizations["k"]?.variations?.plural.keys == ["one", "other"])
    #expect(sink.localizations["k"]?.variations?.kinds == [.plural])
  }

  /// A variant that waits for its translation is as if it were not there.
  @Test func newVariantsAreAbsent() {
    let some = read(plural("de", one: Self.unit("one item", "new"), other: Self.unit("n")))
    #expect(some.localizations["k"]?.variations?.plural.keys == ["other"])
    let none = read(plural("de", one: Self.unit("1", "new"), other: Self.unit("n", "new")))
    #expect(none.keys.isEmpty)
    let manual = read(
      plural("de", one: Self.unit("1", "new"), other: Self.unit("n"), state: #""extractionState":"manual","#))
    #expect(manual.localizations["k"]?.variations?.plural.keys == ["one", "other"])
  }

  /// In the source language a new variant is the key's own text.
  @Test func newVariantsOfTheSourceLanguageCount() {
    let sink = read(plural("en", one: Self.unit("1"), other: Self.unit("n", "new")), "en")
    #expect(sink.localizations["k"]?.variations?.plural.keys == ["one", "other"])
    let plain = read(#"{"localizations":{"en":\#(Self.unit("other", "new"))}}"#, "en")
    #expect(plain.texts == ["k": "k"])
  }

  private func substitution(_ variants: String) -> String {
    #"{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"other":\#(variants)}}}"#
  }

  @Test func substitutions() {
    let x = substitution(Self.unit("%arg x"))
    let unit = #""stringUnit":{"state":"translated","value":"%#@x@"}"#
    let sink = read(#"{"localizations":{"de":{\#(unit),"substitutions":{"x":\#(x)}}}}"#)
    let localization = sink.localizations["k"]
    #expect(localization?.stringUnit?.value == "%#@x@")
    #expect(localization?.substitutions["x"]?.argNum == 2)
    #expect(localization?.substitutions["x"]?.formatSpecifier == "lld")
    #expect(localization?.substitutions["x"]?.variations?.plural["other"]?.stringUnit?.value == "%arg x")
  }

  /// A text that refers to what is not translated cannot be shown: all of it is as if it were not there.
  @Test func substitutionThatIsNewTakesTheTextWithIt() {
    let x = substitution(Self.unit("%arg x", "new"))
    let unit = #""stringUnit":{"state":"translated","value":"%#@x@"}"#
    #expect(read(#"{"localizations":{"de":{\#(unit),"substitutions":{"x":\#(x)}}}}"#).keys.isEmpty)
  }

  @Test func stringSets() {
    let set = #"{"stringSet":{"state":"translated","values":["a","b"]}}"#
    #expect(read(#"{"localizations":{"de":\#(set)}}"#).localizations["k"]?.stringSet?.values == ["a", "b"])
    let new = #"{"stringSet":{"state":"new","values":["a"]}}"#
    #expect(read(#"{"localizations":{"de":\#(new)}}"#).keys.isEmpty)
    #expect(read(#"{"extractionState":"manual","localizations":{"de":\#(new)}}"#).localizations.count == 1)
  }

  /// A text beside fields of tomorrow is still a text.
  @Test func unknownFieldsDoNotHideAText() {
    let sink = read(#"{"localizations":{"de":{"gender":"m","stringUnit":{"value":"Wert","by":["x"]}}}}"#)
    #expect(sink.texts == ["k": "Wert"])
    #expect(sink.issues.isEmpty)
  }

  @Test func valuesOfTheWrongKindAreIssues() {
    let sink = read(#"{"localizations":{"de":{"stringUnit":{"value":5}}}}"#)
    #expect(sink.keys.isEmpty)
    #expect(sink.issues.map(\.rule) == [.valueKind])
    #expect(sink.issues.map(\.key) == ["k"])
  }

  @Test func lastOfTwoCounts() {
    let text = #"{"sourceLanguage":"en","strings":{"k":{},"k":{"localizations":{"en":\#(Self.unit("2"))}}}}"#
    let sink = RecordingSink(text, "en")
    #expect(sink.texts == ["k": "2"])
    #expect(sink.issues.map(\.rule) == [.duplicateKey])
  }
}
