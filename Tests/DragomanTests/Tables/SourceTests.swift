@testable import Dragoman
import Foundation
import Testing

/// Files in memory, in the layouts that bundles have.
@Suite struct SourceTests {
  private func make(_ files: [String: String], default defaultLanguage: Language? = nil, system: [Language] = ["en"])
    -> TestLocalizer
  {
    let source = TranslationSource.files(
      files.mapValues { Array($0.utf8) }, named: "test", defaultLanguage: defaultLanguage)
    return TestLocalizer([source], system: system)
  }

  private static func plist(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  @Test func foldersOfAnyName() {
    let test = make([
      "English.lproj/Localizable.strings": "k = en;", "zh_cn.lproj/Localizable.strings": "k = zh;",
      "sr@latin.lproj/Localizable.strings": "k = sr;", "iw.LPROJ/Localizable.strings": "k = he;",
      "qqq.lproj/Localizable.strings": "k = doc;", "other/Localizable.strings": "k = none;",
    ])
    #expect(test.localizer.languages == ["en", "he", "sr-Latn", "zh-CN"])
    #expect(test.localizer.withLanguage("zh-Hans") { test.localizer["k"] } == "zh")
  }

  /// As Foundation tells keys apart: by their units, not by what they look like.
  @Test func composedAndDecomposedKeysAreTwo() {
    let test = make(["en.lproj/Localizable.strings": "\"\u{E9}\" = one; \"e\u{301}\" = two;"])
    #expect(test.localizer["\u{E9}"] == "one")
    #expect(test.localizer["e\u{301}"] == "two")
    #expect(test.issues.kinds.isEmpty)
  }

  @Test func baseAndTheDefaultLanguage() {
    let test = make(
      [
        "Base.lproj/Localizable.strings": "base = base; k = base;", "uk.lproj/Localizable.strings": "k = uk;",
        "Localizable.strings": "root = root; base = root;",
      ], default: "en", system: ["uk"])
    #expect(test.localizer.languages == ["en", "uk"])
    #expect(["k", "base", "root"].map { test.localizer[$0] } == ["uk", "base", "root"])
    #expect(test.issues.kinds == [.missingTranslation, .missingTranslation])
    // In the default language itself, Base is no fallback.
    let english = make(["Base.lproj/Localizable.strings": "k = base;"], default: "en")
    #expect(english.localizer["k"] == "base")
    #expect(english.issues.all.isEmpty)
  }

  @Test func propertyListTables() {
    let test = make(
      [
        "ru_Localizable.plist": Self.plist("<key>flat.key</key><string>плоский</string>"),
        "en_Localizable.plist": Self.plist(
          "<key>menu</key><dict><key>title</key><string>Menu</string></dict><key>flat.key</key><string>flat</string>"),
        "uk.lproj/Localizable.plist": Self.plist("<key>menu</key><dict><key>title</key><string>Меню</string></dict>"),
      ])
    #expect(test.localizer.languages == ["en", "ru", "uk"])
    #expect(test.localizer["menu.title"] == "Menu")
    #expect(test.localizer.withLanguage("ru") { test.localizer["flat.key"] } == "плоский")
    #expect(test.localizer.withLanguage("uk") { test.localizer["menu.title"] } == "Меню")
  }

  static let catalog = """
    {"sourceLanguage": "uk", "version": "1.0", "strings": {
      "Привіт": {},
      "k": {"localizations": {
        "uk": {"stringUnit": {"state": "translated", "value": "катал."}},
        "en": {"stringUnit": {"state": "translated", "value": "catalog"}}}}}}
    """

  @Test func aCatalogWinsOverStringsAndNamesTheDefaultLanguage() {
    let test = make(
      ["Localizable.xcstrings": Self.catalog, "en.lproj/Localizable.strings": "k = strings; s = strings;"],
      system: ["fr"])
    #expect(test.localizer.languages == ["en", "uk"])
    #expect(test.localizer.defaultLanguage == "uk")
    #expect(test.localizer["k"] == "катал.")
    #expect(test.localizer["Привіт"] == "Привіт")
    #expect(test.localizer.withLanguage("en") { ["k", "s"].map { test.localizer[$0] } } == ["catalog", "strings"])
  }

  @Test func aDamagedTableGivesWhatCanBeRead() {
    let test = make(["en.lproj/Localizable.strings": "a = 1;\nb = \"two\"\nc = 3;"])
    #expect(["a", "b", "c"].map { test.localizer[$0] } == ["1", "two", "3"])
    #expect(test.issues.all.first?.description.hasPrefix("test/en.lproj/Localizable.strings:2:10: error: ") == true)
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "syntax")])
  }

  @Test func aFileThatCannotBeReadIsAnIssue() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appending(path: "en.lproj/Localizable.strings")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let test = TestLocalizer([.directory(folder)])
    #expect(test.localizer["k"] == "k")
    #expect(test.issues.kinds == [.unreadableFile, .missingKey])
    #expect(test.issues.sentences.first == "the file cannot be read: Is a directory")
  }

  @Test func aTableOverTheLimitIsAnIssue() {
    var configuration = Localizer.Configuration.forTests
    configuration.limits.fileSize = 4
    let source = TranslationSource.files(
      ["en.lproj/Localizable.strings": Array("k = v;".utf8)], named: "test", defaultLanguage: nil)
    let test = TestLocalizer([source], configuration: configuration)
    #expect(test.localizer["k"] == "k")
    #expect(test.issues.sentences.first == "the file has 6 bytes, which is over the limit of 4")
  }

  @Test func theDevelopmentRegionOfAnInfoDictionary() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for language in ["de", "fr"] {
      let table = folder.appending(path: "\(language).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("k = \(language);".utf8).write(to: table)
    }
    let info = Self.plist("<key>CFBundleDevelopmentRegion</key><string>fr</string>")
    try Data(info.utf8).write(to: folder.appending(path: "Info.plist"))
    #expect(TestLocalizer([.directory(folder)], system: ["ja"]).localizer["k"] == "fr")
  }

  /// A set in a binary property list, on which Foundation ends the process.
  private static let damagedList: [UInt8] =
    Array("bplist00".utf8) + [0xd1, 0x01, 0x02, 0x51, 0x6b, 0xc1, 0x01, 0x00] + [8, 11, 13]
    + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15]

  @Test func aDamagedInfoDictionaryIsNone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.damagedList).write(to: folder.appending(path: "Info.plist"))
    #expect(TestLocalizer([.directory(folder)]).localizer["k"] == "k")
  }

  @Test func mixedLocalizationsWhereTheInfoDictionaryAllowsThem() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let info = Self.plist("<key>CFBundleAllowMixedLocalizations</key><true/>")
    try Data(info.utf8).write(to: folder.appending(path: "Info.plist"))
    #expect(TestLocalizer([.directory(folder)]).localizer.index.allowsMixedLocalizations)
  }

  @Test func aDamagedPropertyListGivesWhatCanBeRead() {
    let test = make(["en.lproj/Localizable.plist": "<plist><dict><key>a</key><string>A</string><key>b</key><int"])
    #expect(test.localizer["a"] == "A")
    #expect(test.issues.all.contains { $0.location?.file == "test/en.lproj/Localizable.plist" })
  }

  @Test func aCatalogWithoutLanguagesHandsItsIssuesOver() {
    let test = make(["Broken.xcstrings": "{ broken", "en.lproj/Localizable.strings": "k = v;"])
    #expect(test.localizer["k"] == "v")
    #expect(
      test.issues.all.compactMap(\.location?.description) == ["test/Broken.xcstrings:1:1", "test/Broken.xcstrings:1:3"])
    // Asking for the table that is not there says so, and the same is not said twice.
    #expect(test.localizer.string("k", table: "Broken") == "k")
    #expect(test.issues.all.count == 3)
  }

  @Test func anIssueOfACatalogIsReportedOnceForAllLanguages() {
    let damaged = Self.catalog.replacing("\"Привіт\": {}", with: "\"Привіт\": 1")
    let test = make(["Localizable.xcstrings": damaged])
    for language: Language in ["uk", "en"] { test.localizer.withLanguage(language) { _ = test.localizer["k"] } }
    #expect(test.issues.kinds == [LocalizationIssue.Kind(rawValue: "value-kind")])
  }

  @Test func aFolderThatCannotBeReadIsAnIssue() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "uk.lproj"))
    let test = TestLocalizer([.directory(folder)])
    #expect(test.localizer.languages.isEmpty)
    #expect(test.issues.sentences == ["the file cannot be read: Not a directory"])
  }
}
