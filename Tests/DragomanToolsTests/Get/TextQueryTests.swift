import Dragoman
import DragomanFormats
import Foundation
import TestResources
import Testing

@testable import DragomanTools

@Suite struct TextQueryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "a = \"x\"; n = \"$(name)\"; p = \"%@\"; broken = ;",
      "uk.lproj/Localizable.strings": "a = \"ї\";",
    ])
  }

  private func answer(
    _ key: String, language: String? = "en", table: String? = nil, _ arguments: TextQuery.Arguments = .none
  ) throws -> TextQuery.Answer {
    try TextQuery(folder: folder.url.path, language: language).answer(key: key, table: table, arguments: arguments)
  }

  @Test func argumentsOfEitherKind() throws {
    #expect(try answer("a").text == "x")
    #expect(try answer("a", language: "uk").text == "ї")
    #expect(try answer("n", .named(["name": "Ann"])).text == "Ann")
    #expect(try answer("p", .positional(["Ann"])).text == "Ann")
  }

  @Test func keyThatIsMissingOrBrokenIsItsOwnText() throws {
    for key in ["none", "broken"] {
      let answer = try answer(key)
      #expect(answer.text == key)
      #expect(answer.isMissing)
    }
    #expect(try answer("a", table: "Other").isMissing)
    #expect(try !answer("a").isMissing)
  }

  @Test func failuresSayWhatThereIs() throws {
    #expect(throws: UnreadableFile(path: "/nowhere", failure: .unreadable(errno: ENOENT))) {
      try TextQuery(folder: "/nowhere", language: nil)
    }
    let unsupported = try #require(throws: TextQuery.Failure.self) { try answer("a", language: "de") }
    #expect(unsupported.sentence == "there is no translation into de; there are en, uk")
    let noTag = try #require(throws: TextQuery.Failure.self) { try answer("a", language: "??") }
    #expect(noTag.sentence == "'??' is no language tag")
  }

  @Test func folderWithoutLanguagesSaysWhy() throws {
    let empty = try TemporaryFolder()
    let nothing = try #require(throws: NoTranslations.self) {
      try TextQuery(folder: empty.url.path, language: nil).answer(key: "a", table: nil, arguments: .none)
    }
    #expect(
      nothing.sentence
        == "\(empty.url.path): there are no translations: no .lproj folder with a table, no .xcstrings file")
    try empty.add("Localizable.xcstrings", "")
    let emptyFile = try #require(throws: NoTranslations.self) {
      try TextQuery(folder: empty.url.path, language: nil).answer(key: "a", table: nil, arguments: .none)
    }
    #expect(
      emptyFile.sentence
        == "\(empty.url.path): there are no translations that can be read: "
        + "\(empty.url.path)/Localizable.xcstrings:1:1: warning: the file is empty [empty-file]")
  }
}

@Suite struct IssueDigestTests {
  /// The lines of the issues that a localizer over a table reports while it looks a key up.
  private func lines(_ key: String, in table: String) -> [String] {
    let issues = IssueCollector()
    let source = TranslationSource.files(
      ["en.lproj/Localizable.strings": Array(table.utf8)], named: "F", defaultLanguage: .english)
    let localizer = Localizer(sources: [source], selection: LanguageSelection(store: .memory)) { issues.append($0) }
    _ = localizer[key]
    return IssueDigest(issues.all, of: key).lines
  }

  @Test func issuesOfOtherTextsAreCounted() {
    #expect(lines("a", in: "a = 1;").isEmpty)
    let file = "F/en.lproj/Localizable.strings"
    #expect(lines("a", in: "a = 1; b = ;") == ["1 issue of another text in \(file); 'dragoman dump FILE' shows it"])
    #expect(
      lines("a", in: "a = 1; b = ; c = ;") == ["2 issues of other texts in \(file); 'dragoman dump FILE' lists them"])
  }

  @Test func issuesOfTheTextAreTold() {
    #expect(
      lines("a", in: "a = ; a = 1;")
        == ["F/en.lproj/Localizable.strings:1:5: error: the key “a” has no value and was left out [syntax]"])
  }
}
