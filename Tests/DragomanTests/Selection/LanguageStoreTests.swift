import Dragoman
import Foundation
import Testing

@Suite struct LanguageStoreTests {
  private func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
  }

  @Test func theFileKeepsTheChoice() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LanguageStores.File(folder.appending(path: "deep/language"))
    #expect(store.read() == nil)
    try store.write("zh-Hant")
    #expect(store.read() == "zh-Hant")
    #expect(try String(contentsOf: store.url, encoding: .utf8) == "zh-Hant\n")
    try store.write(nil)
    #expect(store.read() == nil)
    try store.write(nil)
  }

  @Test(arguments: ["", "\n", "  uk  \r\nrest", "\u{FEFF}", "!!", String(repeating: "x", count: 100_000)])
  func aFileOfAnotherShape(content: String) throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LanguageStores.File(folder.appending(path: "language"))
    try store.write("en")
    try Data(content.utf8).write(to: store.url)
    #expect(store.read() == (content.contains("uk") ? "uk" : nil))
  }

  @Test func aFolderThatCannotBeWrittenIsAnErrorAndChangesNothing() throws {
    let texts: [Language: [String: String]] = ["en": ["k": "en"], "uk": ["k": "uk"]]
    let test = TestLocalizer(texts, store: .file(URL(filePath: "/proc/no/such/folder/language")))
    #expect(throws: LanguageSelectionError.self) { try test.localizer.select("uk") }
    #expect(test.localizer["k"] == "en")
  }

  @Test(.timeLimit(.minutes(1))) func programsThatShareAFileFollowOneAnother() async throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LanguageStores.File(folder.appending(path: "language"))
    let texts: [Language: [String: String]] = ["en": ["k": "en"], "uk": ["k": "uk"], "ar": ["k": "ar"]]
    let here = TestLocalizer(texts, store: store)
    let there = TestLocalizer(texts, store: LanguageStores.File(store.url))
    var changes = there.localizer.languageChanges.makeAsyncIterator()
    #expect(there.localizer["k"] == "en")
    try here.localizer.select("uk")
    #expect(await changes.next() == "uk")
    #expect(there.localizer["k"] == "uk")
    #expect(there.selection.choice == .language("uk"))
    here.localizer.followSystem()
    #expect(await changes.next() == "en")
  }

  @Test func theDefaultsOfASuite() throws {
    let suite = "dragoman-" + UUID().uuidString
    let store = LanguageStores.Defaults(suite: suite)
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    #expect(store.read() == nil)
    store.write("uk")
    #expect(LanguageStores.Defaults(suite: suite).read() == "uk")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "DragomanLanguage") == "uk")
    #expect(UserDefaults(suiteName: suite)?.persistentDomain(forName: suite)?["AppleLanguages"] == nil)
    store.write(nil)
    #expect(LanguageStores.Defaults(suite: suite).read() == nil)
  }
}
