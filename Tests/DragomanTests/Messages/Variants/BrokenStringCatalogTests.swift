@testable import Dragoman
import Testing

/// Entries of a String Catalog that cannot be used as they are.
@Suite struct BrokenStringCatalogTests {
  private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

  private func substitution(_ text: String, _ members: String = "") -> String {
    #"{\#(members)"variations": {"plural": {"other": \#(unit(text))}}}"#
  }

  /// A text with substitutions.
  private func make(_ text: String, _ substitutions: [(String, String)]) -> TestLocalizer {
    let members = substitutions.map { #""\#($0)": \#($1)"# }.joined(separator: ", ")
    return VariantFiles.catalog(
      #"""
      "k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "\#(text)"}, "substitutions": {\#(members)}}}}
      """#)
  }

  private func variations(_ members: String) -> TestLocalizer {
    VariantFiles.catalog(#""k": {"localizations": {"en": {"variations": {\#(members)}}}}"#)
  }

  @Test func substitutionsThatReferToThemselves() {
    let test = make("%#@a@", [("a", substitution("%#@b@")), ("b", substitution("%#@a@"))])
    #expect(test.localizer["k", 1] == "%#@a@")
    #expect(test.issues.sentences == ["the variable “a” refers to itself; the entry cannot be used"])
  }

  @Test func substitutionsThatWouldFillTheMemory() {
    let all = (0..<40).map { ("v\($0)", substitution("%#@v\($0 + 1)@%#@v\($0 + 1)@")) } + [("v40", substitution("x"))]
    let test = make("%#@v0@", all)
    #expect(test.localizer["k", 1] == "%#@v0@")
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "limit")])
  }

  @Test func substitutionsThatLieTooDeep() {
    let all = (0..<1_000).map { ("v\($0)", substitution("%#@v\($0 + 1)@")) } + [("v1000", substitution("x"))]
    let test = make("%#@v0@", all)
    #expect(test.localizer["k", 1] == "%#@v0@")
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "limit")])
  }

  @Test(arguments: [(1_000, "%1000$lld cats", nil), (1_001, "7 cats", "1001"), (Int.max, "7 cats", "\(Int.max)")])
  func argumentNumbersAboveTheLimit(number: Int, expected: String, named: String?) {
    let test = make("%#@n@", [("n", substitution("%arg cats", #""argNum": \#(number), "formatSpecifier": "lld", "#))])
    #expect(test.localizer["k", 7] == expected)
    let sentences = named.map {
      ["\($0) as the number of the argument of the variable “n” is above the limit of 1000 and was passed over"]
    }
    #expect(test.issues.all.filter { $0.kind.rawValue == "limit" }.map(\.sentence) == sentences ?? [])
  }

  @Test func referencesAboveTheLimit() {
    let test = make("%99999$#@n@", [("n", substitution("%arg cats", #""argNum": 2, "#))])
    #expect(test.localizer["k", 7, 8] == "8 cats")
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "limit")])
  }

  @Test func widths() {
    let test = variations(
      #""width": {"30": \#(unit("Good day, %@")), "5": \#(unit("Hi")), "x": \#(unit("?")), "-1": \#(unit("!")), "10": \#(unit("Hello"))}"#
    )
    func fitting(_ width: Int) -> String { test.localizer.text("k", "Anna").fitting(width: width).string }
    #expect(
      [-1, 0, 5, 9, 10, 29, 30, .max].map(fitting) == [
        "Hi", "Hi", "Hi", "Hi", "Hello", "Hello", "Good day, Anna", "Good day, Anna",
      ])
    #expect(test.localizer["k", "Anna"] == "Good day, Anna")
  }

  @Test(arguments: [
    ("%arg米", "7米"), ("%argument", "7ument"), ("%arg%arg", "77"), ("%%ar %arg", "%ar 7"), ("%%arg %arg.", "%arg 7."),
    ("%%%arg", "%7"),
  ])
  func theNameOfTheArgument(text: String, expected: String) {
    let test = make("%#@n@", [("n", substitution(text, #""argNum": 1, "formatSpecifier": "lld", "#))])
    #expect(test.localizer["k", 7] == expected)
  }

  @Test func theNameOfTheArgumentOutsideASubstitution() {
    let test = VariantFiles.catalog(
      #""k": {"localizations": {"en": \#(unit("%arg of %lld"))}}, "p": {"localizations": {"en": {"variations": {"plural": {"other": \#(unit("%args, %lld"))}}}}}"#
    )
    #expect(test.localizer["k", 7] == "%arg of 7")
    #expect(test.localizer["p", 7] == "%args, 7")
    #expect(
      test.issues.sentences.prefix(1) == [
        "“%arg” in “k” stands for an argument only in a substitution of a String Catalog; it stays visible"
      ])
    #expect(test.issues.kinds == [.percentSign, .percentSign])
  }

  @Test func namesEscapesAndControlCharactersInVariants() {
    let test = variations(#""plural": {"one": \#(unit("?")), "other": \#(unit(#"$$(n) \\$(x) \#u{5c}u0007%%"#))}"#)
    #expect(test.localizer.string("k", ["n": 2]) == "$2 $(x) \u{7}%")
    #expect(test.localizer["k", 2] == #"$$(n) \$(x) "# + "\u{7}%")
  }
}
