@testable import Dragoman
import Foundation
import TestResources
import Testing

@Suite struct ResourceChainTests {
  @Test(arguments: TabSeparatedFile.rows(Folders.fixtures.appending(path: "resources/folders.tsv")))
  func theFolderNearestInTheChainWins(_ row: [String]) throws {
    try #require(row.count == 3)
    // The language is there even where its folder lacks the file.
    let files = row[0].split(separator: " ").map { "\($0)/help.txt" } + ["\(row[1]).lproj/other.txt"]
    let language = try #require(Language(identifier: row[1]))
    let test = try ResourceFolder(files)
    let localizer = test.localizer(system: [language]).localizer
    let url = localizer.url(forResource: "help", withExtension: "txt")
    #expect(ResourceFolder.text(of: url) == (row[2] == "-" ? nil : "\(row[2])/help.txt"))
  }

  /// Texts are the oracle: whatever folders there are, a file is found where the text of a key is.
  @Test func aFileIsFoundWhereTheTextIs() throws {
    var dice = Dice(seed: 7)
    for _ in 0..<40 {
      let folders = Self.folders.filter { _ in dice.once(in: 3) }
      let test = try ResourceFolder(folders.map { "\($0)/help.txt" })
      for folder in folders { try test.folder.add("\(folder)/Localizable.strings", "k = \"\(folder)\";") }
      let localizer = test.localizer().localizer
      for language in Self.languages {
        localizer.withLanguage(language) {
          let url = localizer.url(forResource: "help.txt")
          let text = localizer.string("k", value: "nowhere")
          #expect(ResourceFolder.text(of: url) ?? "nowhere/help.txt" == "\(text)/help.txt", "\(folders)")
        }
      }
    }
  }

  private static let folders = [
    ".", "Base.lproj", "en.lproj", "English.lproj", "en_GB.lproj", "en-001.lproj", "EN-gb.lproj", "uk.lproj",
    "ukr.lproj", "zh-hans.lproj", "zh_TW.lproj", "zh-Hant.lproj", "pt_PT.lproj", "pt.lproj", "sr@latin.lproj",
    "he.lproj", "iw.lproj",
  ]
  private static let languages: [Language] = [
    "en", "en-GB", "en-AU", "uk", "zh-Hans", "zh-Hant-HK", "zh-TW", "pt-AO", "pt-BR", "sr-Latn", "sr", "he", "ja",
  ]

  @Test func anEarlierSourceWinsOverALaterOneAndALanguageOverASource() throws {
    let first = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/b.txt"])
    let second = try ResourceFolder(["uk.lproj/a.txt", "uk.lproj/b.txt", "c.txt"])
    let localizer = ResourceFolder.localizer([.dictionary(["uk": ["k": "v"]]), first.source, second.source]).localizer
    #expect(localizer.url(forResource: "a.txt")?.path == first.url("uk.lproj/a.txt").path)
    #expect(localizer.url(forResource: "b.txt")?.path == second.url("uk.lproj/b.txt").path)
    #expect(localizer.url(forResource: "c.txt")?.path == second.url("c.txt").path)
  }

  @Test func theFileFollowsASwitchThereAndBack() throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/a.txt", "ar.lproj/a.txt"])
    let localizer = test.localizer().localizer
    for language in ["uk", "ar", "en", "uk"] as [Language] {
      try localizer.select(language)
      #expect(localizer.url(forResource: "a.txt")?.deletingLastPathComponent().lastPathComponent == "\(language).lproj")
    }
  }

  @Test func theFileFollowsTheLanguageOfATask() async throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/a.txt", "uk.lproj/flag.png", "en.lproj/flag.png"])
    let localizer = test.localizer().localizer
    await localizer.withLanguage("en") {
      await Task.yield()
      #expect(ResourceFolder.text(of: localizer.url(forResource: "a.txt")) == "en.lproj/a.txt")
      #expect(ResourceFolder.text(of: localizer.imageFile(named: "flag")?.url) == "en.lproj/flag.png")
    }
    #expect(ResourceFolder.text(of: localizer.url(forResource: "a.txt")) == "uk.lproj/a.txt")
  }

  @Test func theFilesOfABundle() throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/a.txt", "flag.png"])
    let bundle = try #require(Bundle(path: test.folder.url.path))
    let own = ResourceFolder.localizer([.bundle(bundle)]).localizer
    #expect(ResourceFolder.text(of: own.url(forResource: "a.txt")) == "uk.lproj/a.txt")
    #expect(ResourceFolder.text(of: own.imageFile(named: "flag")?.url) == "flag.png")
  }

  @Test func theFilesOfABundleThatIsNamedFollowTheLocalizer() throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/a.txt", "uk.lproj/flag.png"])
    let bundle = try #require(Bundle(path: test.folder.url.path))
    let localizer = ResourceFolder.localizer([.dictionary(["uk": ["k": "v"], "en": ["k": "v"]])]).localizer
    #expect(localizer.url(forResource: "a.txt") == nil)
    #expect(ResourceFolder.text(of: localizer.url(forResource: "a.txt", bundle: bundle)) == "uk.lproj/a.txt")
    #expect(ResourceFolder.text(of: localizer.imageFile(named: "flag", bundle: bundle)?.url) == "uk.lproj/flag.png")
    try localizer.select("en")
    #expect(ResourceFolder.text(of: localizer.url(forResource: "a.txt", bundle: bundle)) == "en.lproj/a.txt")
  }

  @Test func whatIsWrittenLaterIsFound() throws {
    let test = try ResourceFolder(["uk.lproj/a.txt", "en.lproj/b.txt"])
    let localizer = test.localizer().localizer
    #expect(ResourceFolder.text(of: localizer.url(forResource: "b.txt")) == "en.lproj/b.txt")
    try test.folder.add("uk.lproj/b.txt", "new")
    #expect(ResourceFolder.text(of: localizer.url(forResource: "b.txt")) == "new")
    try FileManager.default.removeItem(at: test.url("uk.lproj/b.txt"))
    #expect(ResourceFolder.text(of: localizer.url(forResource: "b.txt")) == "en.lproj/b.txt")
  }

  @Test func whatIsInMemoryHasNoFiles() {
    let source = TranslationSource.files(["uk.lproj/a.txt": [65]], named: "test", defaultLanguage: nil)
    #expect(ResourceFolder.localizer([source]).localizer.url(forResource: "a.txt") == nil)
  }
}
