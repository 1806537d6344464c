@testable import Dragoman
import DragomanFormats
import Foundation
import TestResources
import Testing

/// The `.stringsdict` files and String Catalogs of real apps, every key in every language.
@Suite struct VariantCorpusTests {
  private static let numbers: [any MessageArgument] = [0, 1, 2, 3, 5, 11, 21, 100, 1.0, 1.5, 1_000_000]

  /// The folders that hold `.lproj` folders with a `.stringsdict`, or a String Catalog.
  private static var bundles: [URL] {
    let tables = Folders.files(under: Folders.corpus, withExtension: "stringsdict")
    let catalogs = Folders.files(under: Folders.corpus, withExtension: "xcstrings")
    let folders = (tables + catalogs).map { file in
      let folder = file.deletingLastPathComponent()
      return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }
    return Set(folders).sorted { $0.path < $1.path }
  }

  private static func localizer(_ folder: URL, onIssue: @escaping @Sendable (LocalizationIssue) -> Void = { _ in })
    -> Localizer
  {
    Localizer(
      sources: [.directory(folder)], selection: LanguageSelection(store: .memory, preferredLanguages: ["en"]),
      configuration: .forTests, onIssue: onIssue)
  }

  @Test(.needsCorpus) func theCorpusIsThere() {
    #expect(Self.bundles.count == 8)
  }

  @Test("no text is empty or shows what only the format knows", .needsCorpus, arguments: bundles)
  func everyText(_ folder: URL) {
    let localizer = Self.localizer(folder)
    for language in localizer.languages {
      localizer.withLanguage(language) {
        for table in localizer.index.tableNames {
          guard let found = localizer.currentSnapshot.table(table)?.table else { continue }
          for (key, _) in found.keys where found.entry(key, report: { _ in })?.message.variants != nil {
            for number in Self.numbers {
              check(localizer.string(key, number, number, number, table: table), key, language)
            }
          }
        }
      }
    }
  }

  private func check(_ text: String, _ key: String, _ language: Language) {
    if text.isEmpty || text.contains("%#@") || text.contains("%arg") {
      Issue.record("\(language) “\(key)”: “\(text)”")
    }
  }

  /// By hand from the files.
  @Test(
    .needsCorpus,
    arguments: [
      ("utmapp+UTM/Platform", "ru", "%lld Cores", 1, "1 Ядро"),
      ("utmapp+UTM/Platform", "ru", "%lld Cores", 5, "5 Ядер"),
      ("utmapp+UTM/Platform", "ru", "%lld Cores", 21, "21 Ядро"),
      ("utmapp+UTM/Platform", "ja", "%lld Cores", 1, "1コア"),
      (
        "duckduckgo+iOS/DuckDuckGo", "pl", "privacy.protection.major.trackers.found", 3,
        "Znaleziono 3 główne skrypty śledzące"
      ),
      (
        "duckduckgo+iOS/DuckDuckGo", "pl", "privacy.protection.major.trackers.found", 12,
        "Znaleziono 12 głównych skryptów śledzących"
      ),
      (
        "microsoft+fluentui-apple/Sources/FluentUI_iOS/Resources/Localization", "ar",
        "Accessibility.AvatarGroup.Overflow.Value", 2, "شخصان 2 آخران"
      ),
      (
        "microsoft+fluentui-apple/Sources/FluentUI_iOS/Resources/Localization", "ar",
        "Accessibility.AvatarGroup.Overflow.Value", 11, "11 شخصًا آخر"
      ),
      (
        "microsoft+fluentui-apple/Sources/FluentUI_iOS/Resources/Localization", "ru",
        "Accessibility.DateTime.Minute.Value", 0, "0 мин"
      ),
      ("bryceco+GoMap/src/iOS", "ru", " (%d nodes)\n", 3, " (3 точки)\n"),
      ("bryceco+GoMap/src/iOS", "cs", "%lu tiles needed", 3, "jsou potřeba 3 dlaždice"),
      ("bryceco+GoMap/src/iOS", "cs", "%lu tiles needed", 5, "Potřebné dlaždice: 5"),
    ])
  func spots(_ folder: String, _ language: Language, _ key: String, _ number: Int, _ expected: String) {
    let localizer = Self.localizer(Folders.corpus.appending(path: folder))
    #expect(localizer.withLanguage(language) { localizer.string(key, number) } == expected)
  }

  /// By hand from the files: texts with several arguments.
  @Test(.needsCorpus) func severalArguments() {
    let duck = Self.localizer(Folders.corpus.appending(path: "duckduckgo+iOS/DuckDuckGo"))
    let key = "contextual.onboarding.browsing.multiple.trackers"
    let english = duck.withLanguage("en") { [0, 1, 4].map { duck.string(key, $0, "Google", "Meta") } }
    #expect(
      english.map { $0.prefix { $0 != "." } } == [
        "*Google and Meta* were trying to track you here", "*Google, Meta* and *1 other* were trying to track you here",
        "*Google, Meta* and *4 others* were trying to track you here",
      ])
    let map = Self.localizer(Folders.corpus.appending(path: "bryceco+GoMap/src/iOS"))
    #expect(map.withLanguage("en") { map.string("%.1f meters, %ld nodes", 1.0, 1) } == "1.0 meters, 1 node")
    #expect(map.withLanguage("ru") { map.string("%.1f meters, %ld nodes", 2.5, 3) } == "2,5 метра, 3 точки")
    #expect(
      map.withLanguage("ru") { map.string("%ld edits, last active %@", 22, "вчера") }
        == "22 правки, последняя правка вчера")
  }

  /// Estonian writes `%# @sites @`, which refers to nothing: English is shown.
  @Test(.needsCorpus) func aReferenceWithSpaces() {
    let folder = "duckduckgo+iOS/LocalPackages/SyncUI-iOS/Sources/SyncUI-iOS/Resources"
    let localizer = Self.localizer(Folders.corpus.appending(path: folder))
    let text = localizer.withLanguage("et") {
      localizer.string("credentials.invalid.objects.present.description", 1, "example.com")
    }
    #expect(text.hasPrefix("Your passwords for example.com and 1 other site can't sync"))
    let bulgarian = localizer.withLanguage("bg") {
      localizer.string("credentials.invalid.objects.present.description", 3, "example.com")
    }
    #expect(bulgarian.hasPrefix("Вашите пароли за example.com и 3 други сайтове не могат"))
  }
}
