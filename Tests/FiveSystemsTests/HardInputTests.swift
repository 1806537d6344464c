@testable import Dragoman
import DragomanUIKit
import Foundation
import Synchronization
import TestResources
import Testing
import UIKitStandIn

/// The inputs on which the five systems fail, one test each.
@MainActor @Suite(.serialized) struct HardInputTests {
  /// An app with these files.
  private func app(
    _ files: [String: String], system: [Language] = ["en"], store: some LanguageStoring = .memory
  ) throws -> (app: FormerApp, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    return (try FormerApp(at: folder.url, system: system, store: store), folder)
  }

  /// An app with a table for each language, in which every key is the language.
  private func app(languages: [String], system: [Language]) throws -> (app: FormerApp, folder: TemporaryFolder) {
    let files = languages.map { ("\($0).lproj/Localizable.strings", "\"k\" = \"\($0)\";") }
    return try app(Dictionary(uniqueKeysWithValues: files), system: system)
  }

  private func strings(_ texts: [String: String]) -> [String: String] {
    texts.reduce(into: [:]) { $0["\($1.key).lproj/Localizable.strings"] = $1.value }
  }

  // MARK: Which language

  @Test(
    arguments: [
      ("fil-PH", ["en", "fi", "fil"], "fil"), ("haw-US", ["en", "ha", "haw"], "haw"),
      ("yue-Hant-HK", ["en", "yo", "zh-Hant"], "zh-Hant"), ("fil", ["en", "fi"], "en"),
    ] as [(Language, [String], String)])
  func tagsOfThreeLetters(preferred: Language, languages: [String], shown: String) throws {
    let (app, folder) = try app(languages: languages, system: [preferred])
    withExtendedLifetime(folder) { #expect(app.localizer["k"] == shown) }
  }

  @Test(arguments: [[], [""], ["c"]]) func preferredLanguagesThatAreNone(tags: [String]) throws {
    let defaults = SuiteOfDefaults()
    let ofApple = LanguageStores.Defaults(
      appDefaults: defaults.name, on: AppSystem(languages: tags, keepsLanguagesOfApps: true))
    let ofLinux = PreferredLanguages(environment: ["LANGUAGE": tags.joined(separator: ":"), "LANG": tags.first ?? ""])
    for system in [ofApple.preferredLanguages, ofLinux.languages] {
      let (app, folder) = try app(languages: ["en", "uk"], system: system)
      withExtendedLifetime(folder) { #expect(app.localizer["k"] == "en") }
    }
  }

  @Test func theSecondPreferredLanguageIsSupported() throws {
    let (app, folder) = try app(languages: ["en", "uk", "ar"], system: ["fr-FR", "uk-UA"])
    withExtendedLifetime(folder) { #expect(app.localizer["k"] == "uk") }
  }

  @Test func theLanguageInForceByDetectionIsChosen() throws {
    let suite = SuiteOfDefaults()
    let store = LanguageStores.Defaults(suite: suite.name)
    let app = try FormerApp("Localizable", system: ["uk-UA"], store: store)
    #expect(app.localizer.language == "uk")
    try app.localizer.select("uk")
    #expect(suite.values["DragomanLanguage"] as? String == "uk")
    // Another list of the system does not change it any more.
    let next = try FormerApp("Localizable", system: ["ar"], store: .defaults(suite: suite.name))
    #expect(next.localizer.language == "uk")
  }

  @Test func aLanguageThatIsNotThereIsSelected() throws {
    let suite = SuiteOfDefaults()
    let (app, folder) = try app(
      strings(["en": "k = en;", "uk": "k = uk;"]), store: LanguageStores.Defaults(suite: suite.name))
    withExtendedLifetime(folder) {
      let label = UILabel()
      label.localizedText = app.localizer.text("k")
      let observed = Mutex(0)
      let observer = NotificationCenter.default.addObserver(
        forName: Localizer.languageDidChange, object: app.localizer.selection, queue: nil
      ) { _ in observed.withLock { $0 += 1 } }
      defer { NotificationCenter.default.removeObserver(observer) }
      let error = #expect(throws: LanguageSelectionError.self) { try app.localizer.select("de") }
      #expect(error.map { "\($0)" } == "de is not supported; there are en, uk")
      #expect(suite.values.isEmpty)
      #expect(app.localizer.language == "en")
      #expect(label.text == "en")
      #expect(observed.withLock { $0 } == 0)
    }
  }

  @Test(arguments: [("ar-SA", "العربية", true), ("de-DE", "Deutsch", false)] as [(Language, String, Bool)])
  func aFreshInstall(system: Language, shown: String, isRightToLeft: Bool) throws {
    try FormerApp("Localizable", system: [system]).run {
      let window = UIWindow(frame: .zero)
      let label = UILabel()
      window.addSubview(label)
      window.followLayoutDirection()
      label.localizedText = .key("main_page_language")
      #expect(label.text == shown)
      #expect((label.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
    }
  }

  // MARK: Texts

  @Test func aKeyThatOnlyEnglishHas() throws {
    let app = try FormerApp("Localizable", system: ["uk"])
    app.run {
      let label = UILabel()
      label.localizedText = .key("only_english")
      #expect(label.text == "Only in English")
    }
    #expect(app.issues.kinds == [.missingTranslation])
    #expect(app.issues.all.first?.key == "only_english")
    #expect(app.issues.all.first?.language == "uk")
  }

  @Test(arguments: ["50% off", "100%", "100% free"]) func percentSignsWithoutArguments(text: String) throws {
    let (app, folder) = try app(strings(["en": "\"k\" = \"\(text)\";"]))
    withExtendedLifetime(folder) {
      app.run {
        let label = UILabel()
        label.text = "k".localized
        #expect(label.text == text)
        label.localizedText = .key("k")
        #expect(label.text == text)
        #expect("k".localized(tableName: nil) == text)
      }
    }
    #expect(app.issues.kinds == [])
  }

  @Test func aMissingKeyWithAPercentSign() throws {
    let app = try FormerApp("Localizable")
    app.run {
      #expect("100% free".localized == "100% free")
      #expect("100% free".localized(1) == "100% free")
    }
    #expect(Set(app.issues.kinds) == [.missingKey])
  }

  @Test func argumentsReachTheFormat() throws {
    let (app, folder) = try app(strings(["en": "\"depth\" = \"Depth: %d\"; \"page\" = \"%d of %d\";"]))
    withExtendedLifetime(folder) {
      app.run {
        #expect("depth".localized(3) == "Depth: 3")
        #expect("page".localized(1, 2) == "1 of 2")
        #expect("page".localized(arguments: [1, 2]) == "1 of 2")
        #expect("page".localizedPlural(arguments: 1, 2) == "1 of 2")
        #expect(LocalizedText.key("page", 1, 2).string == "1 of 2")
      }
    }
  }

  @Test(arguments: [(1, "1 день"), (2, "2 дня"), (5, "5 дней"), (21, "21 день")])
  func aRussianPluralOnAnEnglishDevice(count: Int, text: String) throws {
    let app = try FormerApp("SKLocalizable", system: ["en-US"])
    try app.localizer.select("ru")
    #expect(app.localizer.string("Date.UnitPlural.Day", count, table: "Other") == text)
  }

  @Test func aPluralThatOnlyAnotherTableHas() throws {
    try FormerApp("SKLocalizable").run {
      #expect("Date.UnitPlural.Day".localizedPlural(tableName: "Other", arguments: 1) == "1 day")
      #expect("Date.UnitPlural.Day".localizedPlural(tableName: "Other", arguments: 5) == "5 days")
    }
  }

  @Test(arguments: [
    ("👨‍👩‍👧‍👦 $(name)", "👨‍👩‍👧‍👦 Anna"), ("नमस्ते $(name)", "नमस्ते Anna"), ("🇺🇦🇺🇦 $(name)", "🇺🇦🇺🇦 Anna"),
    ("line1\r\nline2\r\n$(name)", "line1\r\nline2\r\nAnna"), ("e\u{301}$(name)\u{301}", "e\u{301}Anna\u{301}"),
  ])
  func parametersBehindCharactersOfManyScalars(value: String, text: String) throws {
    let (app, folder) = try app(strings(["en": "\"k\" = \"\(value)\";"]))
    withExtendedLifetime(folder) {
      app.run {
        let shown = "k".localized(arguments: ["name": "Anna"])
        #expect(Array(shown.unicodeScalars) == Array(text.unicodeScalars))
      }
    }
    #expect(app.issues.kinds == [])
  }

  @Test func aValueThatLooksLikeAParameter() throws {
    let (app, folder) = try app(strings(["en": "\"k\" = \"$(a) and $(b)\";"]))
    withExtendedLifetime(folder) {
      app.run { #expect("k".localized(arguments: ["a": "$(b)", "b": "X"]) == "$(b) and X") }
    }
  }

  @Test func parenthesesWithoutAName() throws {
    let (app, folder) = try app(strings(["en": "\"k\" = \"Cost $() (approx)\";"]))
    withExtendedLifetime(folder) {
      app.run {
        #expect("k".localized() == "Cost $() (approx)")
        #expect("k".localized(arguments: [") (approx": "9", "": "8"]) == "Cost $() (approx)")
      }
    }
  }

  // MARK: Components

  /// A label that counts how often it is written.
  private final class CountingLabel: UILabel {
    var writes = 0

    override var text: String? {
      didSet { writes += 1 }
    }
  }

  @Test func aCellWhoseKeyIsSetFiftyTimes() throws {
    try FormerApp("Localizable").run {
      let label = CountingLabel()
      for number in 1...50 {
        label.localizationKey = number < 50 ? "alert_cancel" : "main_page_language"
      }
      label.writes = 0
      try Localizer.main.select("uk")
      #expect(label.writes == 1)
      #expect(label.text == "Українська")
    }
  }

  @Test func aKeySetToNilAndATableSetWithoutAKey() throws {
    try FormerApp("Localizable").run {
      let label = UILabel()
      label.localizationKey = "main_page_language"
      label.localizationKey = nil
      #expect(label.text == "English")
      let other = UILabel()
      other.text = "from the storyboard"
      other.localizationFile = "Errors"
      #expect(other.text == "from the storyboard")
      try Localizer.main.select("uk")
      #expect([label.text, other.text] == ["English", "from the storyboard"])
    }
  }

  @Test func aLabelInATabThatWasNeverShown() throws {
    try FormerApp("Localizable").run {
      let label = UILabel()
      let tabs = UITabBarController()
      let hidden = UIViewController()
      tabs.viewControllers = [UIViewController(), hidden]
      let window = UIWindow(frame: .zero)
      window.rootViewController = tabs
      label.localizedText = .key("main_page_language")
      try Localizer.main.select("uk")
      hidden.view.addSubview(label)
      tabs.selectedIndex = 1
      #expect(label.window === window)
      #expect(label.text == "Українська")
    }
  }

  @Test func aBarButtonItem() throws {
    try FormerApp("Localizable").run {
      let controller = UIViewController()
      let item = UIBarButtonItem(localizedTitle: .key("alert_cancel"), style: .plain, target: nil, action: nil)
      controller.navigationItem.rightBarButtonItem = item
      try Localizer.main.select("uk")
      #expect(controller.navigationItem.rightBarButtonItem?.title == "Скасувати")
    }
  }

  /// A label that notes each write, and whether it was made on the main thread.
  private final class NotingLabel: UILabel {
    var notes: [String] = []

    override var text: String? {
      didSet { notes.append(MainQueue.isCurrent ? text ?? "" : "off the main thread") }
    }
  }

  @Test(.timeLimit(.minutes(1))) func aSwitchFromABackgroundThread() async throws {
    let app = try FormerApp("Localizable")
    let localizer = app.localizer
    let label = NotingLabel()
    label.localizedText = localizer.text("main_page_language")
    label.onLanguageChange(of: localizer) { label, change in label.notes.append("hook \(change.language)") }
    let posted = Mutex<[Bool]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: Localizer.languageDidChange, object: localizer.selection, queue: nil
    ) { _ in posted.withLock { $0.append(MainQueue.isCurrent) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    label.notes = []
    for language in ["uk", "ar"] as [Language] {
      try await Task.detached {
        try localizer.select(language)
        #expect(localizer.language == language)
        await localizer.refreshed()
      }.value
    }
    #expect(label.notes == ["Українська", "hook uk", "العربية", "hook ar"])
    #expect(posted.withLock { $0 } == [true, true])
  }

  // MARK: Files

  @Test(arguments: ["uk_Localizable.plist", "uk.lproj/Localizable.plist"])
  func aMalformedPropertyList(path: String) throws {
    let damaged = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>first</key>
        <string>Перший</string>
        <key>second</key>
        <strin>Другий</string>
        <key>third</key>
        <string>Третій</string>
      """
    let (app, folder) = try app(strings(["en": "first = First;"]).merging([path: damaged]) { $1 }, system: ["uk"])
    withExtendedLifetime(folder) {
      app.run { #expect(["first", "third"].map(\.localized) == ["Перший", "Третій"]) }
    }
    let places = app.issues.all.compactMap(\.location)
    #expect(places.allSatisfy { $0.file.hasSuffix(path) })
    // The dictionary that is not closed, the key without a value, and what stands where the value should.
    #expect(Set(places.compactMap(\.line)) == [3, 6, 7])
  }

  @Test func malformedStrings() throws {
    let damaged = """
      "first" = "Перший";
      "second" = "Другий"
      "third" = "Третій";
      "fourth" = ;
      "fifth" = "П'ятий";
      """
    let (app, folder) = try app(strings(["en": "first = First;", "uk": damaged]), system: ["uk"])
    withExtendedLifetime(folder) {
      app.run { #expect(["first", "fifth"].map(\.localized) == ["Перший", "П'ятий"]) }
    }
    let lines = app.issues.all.compactMap(\.location).filter { $0.file.hasSuffix("uk.lproj/Localizable.strings") }
    #expect(Set(lines.compactMap(\.line)).isSuperset(of: [4]))
    #expect(lines.contains { [2, 3].contains($0.line) })
  }

  // MARK: The generator

  #if os(macOS) || os(Linux)
    private func generate(_ text: String) async throws -> RunCommand {
      let folder = try TemporaryFolder(["en.lproj/Localizable.strings": text])
      return try await RunCommand("generate", "--flat", in: folder.url)
    }

    @Test func keysThatCollideInTheGenerator() async throws {
      let run = try await generate("\"a b\" = \"1\";\n\"a_b\" = \"2\";\n")
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.error.contains("“a_b”"))
      #expect(run.error.contains("“a b”"))
    }

    @Test func aKeyWithQuotesInTheGenerator() async throws {
      let run = try await generate(#""Say \"hi\"" = "Say \"hi\"";"#)
      #expect(run.status == 0)
      #expect(run.output.contains(#"LocalizedText.key("Say \"hi\"""#))
      let folder = try TemporaryFolder(["L10n.swift": run.output])
      #expect(
        try await SwiftCompiler.complaints([folder.url.appending(path: "L10n.swift")], ["-warnings-as-errors"]) == "")
    }

    @Test func aKeyWithAFullStopInTheGenerator() async throws {
      let run = try await generate("\"settings.title\" = \"Settings\";")
      #expect(run.status == 0)
      #expect(run.output.contains("static var settings_title: Dragoman.LocalizedText {"))
    }
  #endif
}
