import Dragoman
import DragomanFormats
import DragomanTools
import Foundation
import TestResources
import Testing

@Suite struct LanguageReportTests {
  /// The report of a folder with these files.
  private func report(_ files: [String: String]) throws -> LanguageReport {
    let folder = try TemporaryFolder(files)
    return try LanguageReport(folder: folder.url.path)
  }

  private func summary(_ report: LanguageReport) -> [String] {
    report.rows.map { "\($0.language) \($0.keys) \($0.translated.map(\.description) ?? "-")" }
  }

  @Test func foldersOfAnyCaseAndSeparator() throws {
    let report = try report([
      "en.lproj/Localizable.strings": "a = 1; b = 2;",
      "en.lproj/Errors.plist": "{ a = x; n = { b = y; }; }",
      "ZH_hans.LPROJ/Localizable.strings": "a = 1; b = \"\";",
      "French.lproj/Localizable.strings": "a = 1; b = 2; extra = 3;",
      "French.lproj/Errors.plist": "{ a = x; n = { b = y; }; }",
      "mul.lproj/Localizable.strings": "a = 1;",
      "Localizable.strings": "a = 1;",
    ])
    #expect(summary(report) == ["en 4 1.0", "fr 5 1.0", "zh-Hans 2 0.25"])
    #expect(report.diagnostics.isEmpty)
  }

  /// As the run time compares them: by their bytes.
  @Test func keysThatNormalizationMakesOneAreTwo() throws {
    let report = try report([
      "en.lproj/Localizable.strings": "\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2; \"\u{212B}\" = 3; \"\u{C5}\" = 4;",
      "uk.lproj/Localizable.strings": "\"cafe\u{301}\" = 2;",
      "Errors.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"\u00E9":{},"e\u0301":{}}}"#,
    ])
    #expect(summary(report) == ["en 6 1.0", "uk 1 0.16666666666666666"])
  }

  @Test func stringsDictAndStringsAreOneTable() throws {
    let dictionary = "<plist><dict><key>a</key><dict><key>x</key><dict/></dict></dict></plist>"
    let report = try report([
      "en.lproj/Localizable.strings": "a = 1; b = 2;",
      "en.lproj/Localizable.stringsdict": dictionary,
      "uk.lproj/Localizable.stringsdict": dictionary,
    ])
    #expect(summary(report) == ["en 2 1.0", "uk 1 0.5"])
  }

  @Test func tablesByLanguageCode() throws {
    let report = try report([
      "en_Localizable.plist": "{ a = x; b = y; }", "pt_BR_Localizable.plist": "{ a = x; }", "Other.plist": "{ a = x; }",
    ])
    #expect(summary(report) == ["en 2 1.0", "pt-BR 1 0.5"])
  }

  /// Three keys: one not for translators, one waiting in German, one without English.
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "fixed":{"shouldTranslate":false,"localizations":{"de":{"stringUnit":{"state":"translated","value":"fest"}}}},
    "new":{"extractionState":"manual","localizations":{"de":{"stringUnit":{"state":"new","value":"neu"}}}},
    "old":{"localizations":{"de":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"1"}},"other":{"stringUnit":{"state":"needs_review","value":"2"}}
    }}},"fr":{"stringUnit":{"state":"new","value":"old"}}}}
    },"version":"1.0"}
    """

  @Test func catalogs() throws {
    let inRoot = try report(["Localizable.xcstrings": Self.catalog])
    #expect(summary(inRoot) == ["de 3 0.5", "en 3 1.0", "fr 0 0.0"])
    let inFolder = try report(["mul.lproj/Main.xcstrings": Self.catalog, "Other.xcstrings": Self.catalog])
    #expect(summary(inFolder) == ["de 6 0.5", "en 6 1.0", "fr 0 0.0"])
  }

  @Test func sourceLanguageIsTheDevelopmentRegionElseEnglishElseTheFirst() throws {
    let tables = ["de.lproj/A.strings": "a = 1; b = 2;", "en.lproj/A.strings": "a = 1;"]
    #expect(summary(try report(tables)) == ["de 2 1.0", "en 1 1.0"])
    let info = ["Info.plist": "{ CFBundleDevelopmentRegion = de; }"]
    #expect(summary(try report(tables.merging(info) { $1 })) == ["de 2 1.0", "en 1 0.5"])
    let base = ["Base.lproj/A.strings": "a = 1; b = 2; c = 3; d = 4;"]
    #expect(summary(try report(tables.merging(base) { $1 })) == ["de 2 0.5", "en 4 1.0"])
    #expect(
      summary(try report(["fr.lproj/A.strings": "a = 1;", "uk.lproj/A.strings": ""])) == ["fr 1 1.0", "uk 0 0.0"])
  }

  /// In the source language too: written by hand and `new`, empty, and Xcode's own, which is the key.
  @Test func sourceLanguageObeysTheSameRules() throws {
    func entry(_ head: String, _ state: String, _ value: String) -> String {
      "{\(head)\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}}}"
    }
    let manual = "\"extractionState\":\"manual\","
    let report = try report([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"key is text":{},"":{},
      "xcode's":\(entry("", "new", "other")),"xcode's empty":\(entry("", "new", "")),
      "waiting":\(entry(manual, "new", "x")),"empty":\(entry(manual, "translated", "")),
      "done":\(entry(manual, "translated", "x")),
      "not for translators":\(entry(manual + "\"shouldTranslate\":false,", "new", "x"))},"version":"1.0"}
      """
    ])
    #expect(summary(report) == ["en 8 \(4.0 / 7)"])
  }

  /// What wins when a program runs is what counts.
  @Test func laterPartOfATableWins() throws {
    let report = try report([
      "en.lproj/Localizable.strings": "a = 1; b = 2; a = \"\";",
      "uk.lproj/Localizable.strings": "a = 1; b = 2;",
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"b":{"extractionState":"manual","localizations":{
      "uk":{"stringUnit":{"state":"new","value":"б"}}}}},"version":"1.0"}
      """,
    ])
    #expect(summary(report) == ["en 2 0.5", "uk 2 0.5"])
  }

  @Test func printsJSONAndTable() throws {
    let report = try report([
      "en.lproj/A.strings": "a = 1; b = 2; c = 3;", "ar.lproj/A.strings": "a = 1;",
      "ja.lproj/A.strings": "a = 1; b = 2;",
    ])
    let expected = """
      [
        {
          "direction": "rtl",
          "englishName": "Arabic",
          "keys": 1,
          "ownName": "العربية",
          "tag": "ar",
          "translated": 0.3333333333333333
        },
        {
          "direction": "ltr",
          "englishName": "English",
          "keys": 3,
          "ownName": "English",
          "tag": "en",
          "translated": 1
        },
        {
          "direction": "ltr",
          "englishName": "Japanese",
          "keys": 2,
          "ownName": "日本語",
          "tag": "ja",
          "translated": 0.6666666666666666
        }
      ]
      """
    #expect(report.json == expected)
    let table = """
      Tag  Name     English name  Direction  Keys  Translated
      ar   العربية  Arabic        rtl           1         33%
      en   English  English       ltr           3        100%
      ja   日本語   Japanese      ltr           2         66%
      """
    #expect(report.table == table)
  }

  @Test func nothingToTranslateHasNoShare() throws {
    let report = try report(["uk.lproj/picture.png": ""])
    #expect(summary(report) == ["uk 0 -"])
    #expect(report.json.contains("\"translated\": null"))
    #expect(report.table.hasSuffix("  -"))
  }

  /// The settings come first, then the folder's own `Info.plist`, then the manifest or the Xcode project.
  @Test func theSourceLanguageIsWhatTheProjectSays() throws {
    var files = ["App/en.lproj/A.strings": "a = 1;", "App/uk.lproj/A.strings": "a = 1; b = 2;"]
    func shares() throws -> [String] {
      let folder = try TemporaryFolder(files)
      return summary(try LanguageReport(folder: folder.url.appending(path: "App").path))
    }
    #expect(try shares() == ["en 1 1.0", "uk 2 1.0"])
    files["App.xcodeproj/project.pbxproj"] = "developmentRegion = uk;"
    #expect(try shares() == ["en 1 0.5", "uk 2 1.0"])
    files["App/Info.plist"] = "{ CFBundleDevelopmentRegion = en; }"
    #expect(try shares() == ["en 1 1.0", "uk 2 1.0"])
    files[".dragoman.json"] = #"{"sourceLanguage": "uk"}"#
    #expect(try shares() == ["en 1 0.5", "uk 2 1.0"])
  }

  @Test func issuesOfTablesAreDiagnostics() throws {
    let report = try report(["en.lproj/A.strings": "a = 1\nb = 2;"])
    #expect(report.diagnostics.count == 1)
    #expect(report.diagnostics.allSatisfy { $0.place.contains("/en.lproj/A.strings:") })
  }

  @Test func unreadableFilesDoNotStopTheRest() throws {
    let folder = try TemporaryFolder([
      "en.lproj/A.strings": "a = 1;", "uk.lproj/A.strings/not-a-table": "", "Broken.xcstrings": "{ broken",
      "Folder.xcstrings/not-a-table": "", "de.lproj": "",
    ])
    let report = try LanguageReport(folder: folder.url.path)
    #expect(summary(report) == ["en 1 1.0", "uk 0 0.0"])
    #expect(report.lostContent)
    let lines = report.diagnostics.map { $0.description.replacing(folder.url.path + "/", with: "") }
    #expect(
      lines == [
        "Broken.xcstrings:1:1: warning: the catalog does not say its source language [value-kind]",
        "Broken.xcstrings:1:3: error: expected a key in quotes, found “b”; what follows was left out up to the next "
          + "entry [syntax]",
        "Folder.xcstrings: error: the file cannot be read: Is a directory [unreadable-file]",
        "de.lproj: error: the file cannot be read: Not a directory [unreadable-file]",
        "uk.lproj/A.strings: error: the file cannot be read: Is a directory [unreadable-file]",
      ])
  }

  @Test func folderWithoutLanguagesIsAFailure() {
    #expect(throws: NoTranslations.self) { try report([:]) }
    #expect(throws: NoTranslations.self) { try report(["other/A.strings": "a = 1;", "Other.plist": "{ a = 1; }"]) }
    #expect(throws: NoTranslations.self) { try report(["Localizable.xcstrings": "{ broken"]) }
  }

  @Test func folderThatIsNotThereIsAFailure() {
    #expect(throws: UnreadableFile.self) { try LanguageReport(folder: "/nowhere") }
    #expect(throws: UnreadableFile.self) { try LanguageReport(folder: #filePath) }
  }

  @Test(.needsCorpus) func realFolders() throws {
    let map = try LanguageReport(folder: Folders.corpus.appending(path: "bryceco+GoMap/src/iOS").path)
    #expect(map.rows.contains { $0.language == "uk" && (0.5..<1).contains($0.translated ?? 1) })
    let platform = try LanguageReport(folder: Folders.corpus.appending(path: "utmapp+UTM/Platform").path)
    #expect(platform.rows.count >= 13)
    #expect(platform.rows.contains { $0.language == "fr" && $0.keys >= 743 })
  }
}
