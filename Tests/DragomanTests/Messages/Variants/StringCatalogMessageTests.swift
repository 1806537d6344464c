@testable import Dragoman
import Foundation
import Testing

/// What entries of a String Catalog say, with their arguments.
@Suite struct StringCatalogMessageTests {
  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private func plural(_ categories: [(String, String)]) -> String {
    let members = categories.map { #""\#($0)": \#(unit($1))"# }.joined(separator: ", ")
    return #"{"plural": {\#(members)}}"#
  }

  private func entry(_ localization: String, language: String = "en") -> String {
    #""k": {"localizations": {"\#(language)": \#(localization)}}"#
  }

  private func make(_ localization: String, language: String = "en", device: String? = nil) -> TestLocalizer {
    VariantFiles.catalog(
      entry(localization, language: language), system: [Language(identifier: language) ?? "en"], device: device)
  }

  @Test func pluralsOfALanguage() {
    let variants = plural([("one", "%lld день"), ("few", "%lld дні"), ("many", "%lld днів"), ("other", "%lld дня")])
    let test = make(#"{"variations": \#(variants)}"#, language: "uk")
    #expect(
      [0, 1, 3, 5, 11, 21, 1_000_000].map { test.localizer["k", $0] } == [
        "0 днів", "1 день", "3 дні", "5 днів", "11 днів", "21 день", "1\u{A0}000\u{A0}000 днів",
      ])
    #expect(test.localizer["k", 1.5] == "1 день")
  }

  @Test func theFirstNumericPlaceholderSelects() {
    let variants = plural([("one", "%1$@ has %2$lld item"), ("other", "%1$@ has %2$lld items")])
    let test = make(#"{"variations": \#(variants)}"#)
    #expect(test.localizer["k", "Anna", 1] == "Anna has 1 item")
    #expect(test.localizer["k", "Anna", 2] == "Anna has 2 items")
    let unpositioned = make(
      #"{"variations": \#(plural([("one", "%@ has one item"), ("other", "%@ has %lld items")]))}"#)
    #expect(unpositioned.localizer["k", "Anna", 1] == "Anna has one item")
    #expect(unpositioned.localizer["k", "Anna", 2] == "Anna has 2 items")
  }

  @Test func substitutions() {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "%#@nodes@ over %#@meters@"}, "substitutions": {
        "meters": {"argNum": 1, "formatSpecifier": ".1f", "variations": \#(plural([("one", "%arg meter"), ("other", "%arg meters")]))},
        "nodes": {"argNum": 2, "formatSpecifier": "ld", "variations": \#(plural([("one", "%arg node"), ("other", "%arg nodes of %1$.0f")]))}}}
      """#
    let test = make(localization)
    #expect(test.localizer["k", 1.0, 1] == "1 node over 1.0 meters")
    #expect(test.localizer["k", 2.5, 3] == "3 nodes of 2 over 2.5 meters")
    #expect(test.localizer.string("k", ["meters": 2.0, "nodes": 1]) == "1 node over 2.0 meters")
    #expect(test.issues.all.isEmpty)
  }

  @Test func theReferenceSaysWhichArgument() {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "%2$#@b.c@ %@"}, "substitutions": {
        "b.c": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(plural([("one", "%arg one"), ("other", "%arg other")]))}}}
      """#
    #expect(make(localization).localizer["k", "x", 1] == "1 one x")
  }

  @Test func withoutNumbersTheirPlaceCounts() {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "%@ %#@n@"}, "substitutions": {
        "n": {"formatSpecifier": "lld", "variations": \#(plural([("one", "%arg one"), ("other", "%arg other")]))}}}
      """#
    #expect(make(localization).localizer["k", "x", 1] == "x 1 one")
  }

  @Test func devicesAbovePlurals() {
    let mac = plural([("one", "%lld click"), ("other", "%lld clicks")])
    let localization =
      #"{"variations": {"device": {"mac": {"variations": \#(mac)}, "other": \#(unit("Tap %lld times"))}}}"#
    #expect(make(localization, device: "mac").localizer["k", 1] == "1 click")
    #expect(make(localization, device: "iphone").localizer["k", 1] == "Tap 1 times")
  }

  @Test func pluralsAboveDevices() {
    let device = #"{"variations": {"device": {"mac": \#(unit("%lld click")), "other": \#(unit("%lld tap"))}}}"#
    let localization = #"{"variations": {"plural": {"one": \#(device), "other": \#(unit("%lld times"))}}}"#
    #expect(make(localization, device: "mac").localizer["k", 1] == "1 click")
    #expect(make(localization, device: "ipad").localizer["k", 1] == "1 tap")
    #expect(make(localization, device: "ipad").localizer["k", 2] == "2 times")
  }

  @Test func aDeviceAboveSubstitutionsThatDifferByDevice() {
    let localization = #"""
      {"variations": {"device": {"mac": \#(unit("Click %#@mac@")), "other": \#(unit("Tap %#@other@"))}}, "substitutions": {
        "mac": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(plural([("one", "%arg key"), ("other", "%arg keys")]))},
        "other": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(plural([("one", "%arg time"), ("other", "%arg times")]))}}}
      """#
    #expect(make(localization, device: "mac").localizer["k", 2] == "Click 2 keys")
    #expect(make(localization, device: "iphone").localizer["k", 1] == "Tap 1 time")
  }

  @Test func theFirstOfASetIsTheText() {
    let test = make(#"{"stringSet": {"state": "translated", "values": ["Open ${app}", "Launch ${app}"]}}"#)
    #expect(test.localizer["k"] == "Open ${app}")
  }

  @Test func namesInVariants() {
    let test = make(#"{"variations": \#(plural([("one", "$(count) item"), ("other", "$(count) items")]))}"#)
    #expect(test.localizer.string("k", ["count": 1]) == "1 item")
    #expect(test.localizer.string("k", ["count": 2]) == "2 items")
  }

  /// Whatever stands before the number, and however languages order the two.
  @Test func theFirstNameWithANumberDecides() {
    let variants = plural([("one", "$(name) has $(count) trip"), ("other", "$(name) has $(count) trips")])
    let test = make(#"{"variations": \#(variants)}"#)
    #expect(test.localizer.string("k", ["name": "Anna", "count": 1]) == "Anna has 1 trip")
    #expect(test.localizer.string("k", ["name": "Anna", "count": 2]) == "Anna has 2 trips")
    #expect(test.localizer.string("k", ["name": "7", "count": 1]) == "7 has 1 trip")
    #expect(test.localizer.string("k", ["name": "Anna", "count": .verbatim(1)]) == "Anna has 1 trip")
    #expect(test.issues.all.isEmpty)
    // Without one there is nothing to choose by.
    #expect(test.localizer.string("k", ["name": "Anna"]) == "Anna has $(count) trips")
    #expect(test.issues.kinds == [.missingArgument])
  }

  @Test func aPercentSignAndArgumentsThatAreNone() {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {
        "n": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(plural([("other", "%arg of %%arg")]))}}}
      """#
    #expect(make(localization).localizer["k", 2] == "2 of %arg")
  }

  @Test func translationsThatAreNewAreNone() {
    let strings = #"""
      "k": {"localizations": {
        "en": {"variations": \#(plural([("one", "%lld day"), ("other", "%lld days")]))},
        "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%lld days"}}}}}}}
      """#
    let test = VariantFiles.catalog(strings, system: ["de"])
    #expect(test.localizer["k", 1] == "1 day")
  }

  private func substitution(_ members: String, variant: String = "%arg cats") -> TestLocalizer {
    make(
      #"""
      {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {
        "n": {\#(members) "variations": \#(plural([("one", variant), ("other", variant)]))}}}
      """#)
  }

  @Test(arguments: [
    (#""argNum": 1, "formatSpecifier": "lld","#, "5 cats"), (#""argNum": 1, "formatSpecifier": "%lld","#, "5 cats"),
    (#""argNum": 1, "formatSpecifier": "","#, "5 cats"), (#""argNum": 1, "formatSpecifier": "n","#, "5 cats"),
    (#""argNum": 1, "formatSpecifier": "2$@","#, "5 cats"), (#""argNum": 1, "formatSpecifier": "@%#@a@","#, "5 cats"),
    (#""argNum": 0,"#, "5 cats"), (#""argNum": -1,"#, "5 cats"), ("", "5 cats"),
  ])
  func specifiersAndArgumentNumbers(_ members: String, _ expected: String) {
    #expect(substitution(members).localizer["k", 5] == expected)
  }

  @Test func aPrecisionThatIsAnArgument() {
    let test = make(#"{"variations": \#(plural([("one", "%2$.*1$f mile"), ("other", "%2$.*1$f miles")]))}"#)
    #expect(test.localizer["k", 0, 1.0] == "1 mile")
    #expect(test.localizer["k", 1, 1.0] == "1.0 miles")
  }

  @Test func oneVariableAtTwoPositionsByName() {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "%1$#@v@ / %2$#@v@"}, "substitutions": {
        "v": {"formatSpecifier": "lld", "variations": \#(plural([("one", "%arg x"), ("other", "%arg xs")]))}}}
      """#
    #expect(make(localization).localizer.string("k", ["v": 1]) == "1 x / 1 x")
  }

  @Test func anUndefinedVariableFallsToTheDefaultLanguage() {
    let strings = #"""
      "k": {"localizations": {
        "en": \#(unit("%lld days")), "de": \#(unit("%#@nowhere@"))}}
      """#
    let test = VariantFiles.catalog(strings, system: ["de"])
    #expect(test.localizer["k", 2] == "2 days")
    #expect(test.issues.kinds.first == LocalizationIssue.Kind(rawValue: "variants"))
    #expect(test.issues.all.first?.location?.line == 2)
  }

  @Test(arguments: ["1.0", "1.1", "1.2", "1.3"]) func versions(version: String) {
    let text = #"{"sourceLanguage": "en", "version": "\#(version)", "later": [], "strings": {\#(entry(unit("%lld")))}}"#
    let test = VariantFiles.localizer(["mul.lproj/Localizable.xcstrings": Array(text.utf8)], system: ["en"])
    #expect(test.localizer["k", 3] == "3")
  }

  @Test func isolationInVariants() {
    let test = make(#"{"variations": \#(plural([("one", "%lld day"), ("other", "%lld days")]))}"#)
    #expect(test.localizer.text("k", 2).isolatingArguments().string == "\u{2068}2\u{2069} days")
  }

  @Test func aFaultHasThePlaceOfWhatTheLanguageSays() {
    let catalog = """
      "fine": {"localizations": {"en": \(unit("x"))}},
      "k": {
        "localizations": {
          "en": \(unit("%#@lost@"))}}
      """
    let test = VariantFiles.catalog(catalog)
    #expect(test.localizer["k", 1] == "%#@lost@")
    let variants = test.issues.all.filter { $0.kind.rawValue == "variants" }
    #expect(variants.map(\.key) == ["k"])
    #expect(variants.compactMap(\.location?.line) == [4])
    #expect(variants.compactMap(\.location?.column) == [11])
  }
}
