@testable import Dragoman
import Foundation
import Synchronization
import Testing

@Suite struct LanguageStoreTests {
  private func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "dragoman-" + UUID().uuidString)
  }

  @Test func theFileKeepsTheChoice() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LanguageStores.File(folder.appending(path: "deep/language"))
    #expect(try store.read() == nil)
    try store.write("zh-Hant")
    #expect(try store.read() == "zh-Hant")
    #expect(try String(contentsOf: store.url, encoding: .utf8) == "zh-Hant\n")
    try store.write(nil)
    #expect(try store.read() == nil)
    try store.write(nil)
  }

  @Test(arguments: ["", "\n", "  uk  \r\nrest", "\u{FEFF}", "!!", String(repeating: "x", count: 100_000)])
  func aFileOfAnotherShape(content: String) throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = LanguageStores.File(folder.appending(path: "language"))
    try store.write("en")
    try Data(content.utf8).write(to: store.url)
    if content.contains("uk") {
      #expect(try store.read() == "uk")
    } else {
      #expect(throws: (any Error).self) { try store.read() }
    }
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
    #expect(try store.read() == nil)
    try store.write("uk")
    #expect(try LanguageStores.Defaults(suite: suite).read() == "uk")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "DragomanLanguage") == "uk")
    #expect(UserDefaults(suiteName: suite)?.persistentDomain(forName: suite)?["AppleLanguages"] == nil)
    try store.write(nil)
    #expect(try LanguageStores.Defaults(suite: suite).read() == nil)
  }

  #if os(Linux)
    /// Another process must find it: what `UserDefaults` has not put on the disk is lost with the process.
    @Test func theDefaultsAreOnTheDiskWhenTheChoiceIsMade() throws {
      let suite = "dragoman-" + UUID().uuidString
      defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
      try LanguageStores.Defaults(suite: suite).write("uk")
      let home = try #require(ProcessInfo.processInfo.environment["HOME"])
      let file = URL(filePath: home).appending(path: ".config/\(suite).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      #expect((list as? [String: String])?["DragomanLanguage"] == "uk")
    }

    @Test(.timeLimit(.minutes(1))) func aPipeIsNotWaitedFor() throws {
      let folder = temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let pipe = folder.appending(path: "language")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      #expect(throws: (any Error).self) { try LanguageStores.File(pipe).read() }
    }

    @Test(.timeLimit(.minutes(1))) func aFolderThatIsRemovedAndMadeAnewIsStillWatched() async throws {
      let folder = temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let store = LanguageStores.File(folder.appending(path: "language"))
      let test = TestLocalizer(["en": ["k": "en"], "uk": ["k": "uk"], "ar": ["k": "ar"]], store: store)
      var changes = test.localizer.languageChanges.makeAsyncIterator()
      #expect(test.localizer["k"] == "en")
      try store.write("uk")
      #expect(await changes.next() == "uk")
      try FileManager.default.removeItem(at: folder)
      #expect(await changes.next() == "en")
      try store.write("ar")
      #expect(await changes.next() == "ar")
    }
  #endif

  @Test func aLinkStaysALink() throws {
    let folder = temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = LanguageStores.File(folder.appending(path: "shared/language"))
    try target.write("uk")
    let link = LanguageStores.File(folder.appending(path: "language"))
    try FileManager.default.createSymbolicLink(at: link.url, withDestinationURL: target.url)
    #expect(try link.read() == "uk")
    try link.write("ar")
    #expect(try target.read() == "ar")
  }

  /// A store whose reads and writes a test directs.
  private final class Directed: LanguageStoring {
    struct Unreadable: Error {}

    let stored = Mutex<Language?>(nil)
    let isUnreadable = Mutex(false)
    let beforeWrite = Mutex<(@Sendable () -> Void)?>(nil)

    func read() throws -> Language? {
      if isUnreadable.withLock({ $0 }) { throw Unreadable() }
      return stored.withLock { $0 }
    }

    func write(_ language: Language?) {
      beforeWrite.withLock { $0 }?()
      stored.withLock { $0 = language }
    }
  }

  /// Another process changes the file while this one is about to write it.
  @Test func whatIsReadBeforeAChoiceIsStoredDoesNotReplaceIt() throws {
    let store = Directed()
    let test = TestLocalizer(["en": ["k": "en"], "uk": ["k": "uk"]], store: store)
    let selection = test.selection
    store.beforeWrite.withLock { $0 = { selection.reload() } }
    try test.localizer.select("uk")
    #expect(test.localizer["k"] == "uk")
    #expect(selection.choice == .language("uk"))
    // And what the other process writes after that is followed.
    store.stored.withLock { $0 = nil }
    selection.reload()
    #expect(test.localizer["k"] == "en")
  }

  @Test func aStoreThatCannotBeReadChangesNothing() throws {
    let store = Directed()
    let test = TestLocalizer(["en": ["k": "en"], "uk": ["k": "uk"]], store: store)
    try test.localizer.select("uk")
    store.isUnreadable.withLock { $0 = true }
    test.selection.reload()
    #expect(test.localizer["k"] == "uk")
    #expect(test.issues.kinds == [.storedChoice])
  }

  @Test func aStoreThatCannotBeReadAtTheStartIsAnIssue() {
    let store = Directed()
    store.isUnreadable.withLock { $0 = true }
    let test = TestLocalizer(["en": ["k": "en"], "uk": ["k": "uk"]], system: ["uk"], store: store)
    #expect(test.localizer["k"] == "uk")
    #expect(test.issues.kinds == [.storedChoice])
  }
}
