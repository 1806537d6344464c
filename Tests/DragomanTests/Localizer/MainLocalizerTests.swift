@testable import Dragoman
import Foundation
import Observation
import Synchronization
import Testing

/// These set ``Localizer/main``, which is one for the process: they run one after the other, and put nothing else in
/// their texts than other tests can bear.
@MainActor @Suite(.serialized) struct MainLocalizerTests {
  func makeMain(_ texts: [Language: [String: String]], _ selection: LanguageSelection) -> Localizer {
    var configuration = Localizer.Configuration()
    configuration.numberLocale = .language
    let localizer = Localizer(
      sources: [.dictionary(texts)], defaultLanguage: "en", selection: selection, configuration: configuration
    ) { _ in }
    Localizer.main = localizer
    return localizer
  }

  @Test func theSpellingsOfStrings() throws {
    let main = makeMain(
      [
        "en": ["a": "A", "n": "%d of %d", "g": "Hi $(name)", "five": "%@%@%@%@%@"],
        "uk": ["a": "А-укр", "n": "%d із %d", "g": "Привіт, $(name)"],
      ], LanguageSelection(store: .memory, preferredLanguages: ["en"]))
    #expect("a".localized == "A")
    #expect("a".localized() == "A")
    #expect("n".localized(1, 2) == "1 of 2")
    #expect("g".localized(["name": "Anna"]) == "Hi Anna")
    #expect("n".localized(arguments: [1, 2]) == "1 of 2")
    #expect("five".localized(1, 2, 3, 4, 5) == "12345")
    #expect("g".localized(tableName: nil, arguments: ["name": 7]) == "Hi 7")
    #expect("g".localized(bundle: nil, arguments: ["name": Locale.Region("UA")]) == "Hi UA")
    #expect("n".localizedPlural(arguments: 1, 2) == "1 of 2")
    #expect(localized("n", 1, 2) == "1 of 2")
    #expect(["a", "a"].map(\.localized) == ["A", "A"])
    #expect(main["n", 3, 4] == "3 of 4")
    try main.select("uk")
    #expect("g".localized(["name": "Anna"]) == "Привіт, Anna")
    #expect(LocalizedText.key("a").string == "А-укр")
    let total: LocalizedText = "\(.key("a")): \(1_234_567)"
    #expect(total.string == "А-укр: 1\u{a0}234\u{a0}567")
  }

  @Test func anotherMainRefreshesWhatIsBound() {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    _ = makeMain(["en": ["a": "first"]], selection)
    let label = Label()
    label.localized.text = .key("a")
    #expect(label.text == "first")
    _ = makeMain(["en": ["a": "second"]], selection)
    #expect(label.text == "second")
  }

  @Test func aPackageFollowsTheLanguageOfTheApp() throws {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["uk", "en"])
    let picker = Localizer(
      sources: [.dictionary(["en": ["k": "en"], "uk": ["k": "uk"], "ar": ["k": "ar"]])], defaultLanguage: "en",
      selection: selection)
    let app = makeMain(["en": ["a": "A"], "ar": ["a": "ا"], "fr": ["a": "F"]], selection)
    // No English app with a Ukrainian date picker.
    #expect(app.language == "en")
    #expect(picker["k"] == "en")
    try app.select("ar")
    #expect(picker["k"] == "ar")
    // A language that the package lacks: the person's list.
    try app.select("fr")
    #expect(picker["k"] == "uk")
    // The app decides what can be selected.
    #expect(throws: LanguageSelectionError.self) { try picker.select("uk") }
  }

  @Test func mixedLocalizationsWhereTheyAreAllowed() {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["uk", "en"])
    var configuration = Localizer.Configuration()
    configuration.allowsMixedLocalizations = true
    let picker = Localizer(
      sources: [.dictionary(["en": ["k": "en"], "uk": ["k": "uk"]])], selection: selection,
      configuration: configuration)
    _ = makeMain(["en": ["a": "A"]], selection)
    #expect(picker["k"] == "uk")
  }

  @Test func aLiteralThatIsAKeyIsReported() {
    let issues = IssueList()
    let main = Localizer(
      sources: [.dictionary(["en": ["menu.title": "Menu"]])],
      selection: LanguageSelection(store: .memory, preferredLanguages: [])
    ) { issues.append($0) }
    Localizer.main = main
    let text: LocalizedText = "menu.title"
    #expect(text.string == "menu.title")
    #expect(
      issues.sentences == [
        "the text “menu.title” is also a key; if the translation is meant, write “.key(\"menu.title\")”"
      ])
    #expect(LocalizedText.verbatim("menu.title").string == "menu.title")
    #expect(issues.all.count == 1)
  }

  @Test func theLanguagesOfAnAppsEnumeration() throws {
    enum AppLanguage: String, LanguageChoice { case en, uk }
    _ = makeMain(
      ["en": ["a": "A"], "uk": ["a": "У"], "fr": ["a": "F"]],
      LanguageSelection(store: .memory, preferredLanguages: ["fr"]))
    #expect(AppLanguage.current == nil)
    try AppLanguage.uk.select()
    #expect(AppLanguage.current == .uk)
  }

  @Test func aNewMainTellsTheHooksOfTheChangeItBrings() throws {
    let main = makeMain(["en": ["a": "A"]], LanguageSelection(store: .memory, preferredLanguages: ["en"]))
    let label = Label()
    label.localized.text = .key("a")
    var changes: [LanguageChange] = []
    label.onLanguageChange { _, change in changes.append(change) }
    #expect(main.language == "en")
    _ = makeMain(["ar": ["a": "ا"]], LanguageSelection(store: .memory, preferredLanguages: ["ar"]))
    #expect(label.text == "ا")
    #expect(changes.map(\.language) == ["ar"])
    #expect(changes.first?.changesDirection == true)
  }

  @Test func aMainThatIsReplacedInsideAHookIsTheOneThatIsShown() throws {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    let main = makeMain(["en": ["a": "A"], "uk": ["a": "А-укр"]], selection)
    let labels = (0..<3).map { _ in Label() }
    for label in labels { label.localized.text = .key("a") }
    let other = Localizer(
      sources: [.dictionary(["en": ["a": "other A"], "uk": ["a": "інше А"]])], defaultLanguage: "en",
      selection: selection
    ) { _ in }
    for (before, label) in zip([true, false], labels) {
      label.onLanguageChange(before: before) { _, _ in Localizer.main = other }
    }
    try main.select("uk")
    #expect(labels.map(\.text) == ["інше А", "інше А", "інше А"])
    try other.select("en")
    #expect(labels.map(\.text) == ["other A", "other A", "other A"])
  }

  @Test func tenThousandBindingsThatAreUnboundInsideAHook() throws {
    let main = makeMain(
      ["en": ["a": "A"], "uk": ["a": "А-укр"]], LanguageSelection(store: .memory, preferredLanguages: ["en"]))
    let labels = (0..<10_000).map { _ in Label() }
    for label in labels {
      label.localized.text = .key("a")
      label.onLanguageChange(before: true) { _, _ in for label in labels { label.removeLocalization() } }
    }
    try main.select("uk")
    #expect(labels.allSatisfy { $0.text == "A" && $0.writes == 1 })
  }

  /// A bundle that is a source of the main localizer is spoken for by it, selection, handler and all.
  /// It has other texts, which a list or a screen that is not bound has to show.
  @Test func aNewMainInTheSameLanguageIsToldToTheHooksToo() {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    _ = makeMain(["en": ["a": "A"]], selection)
    let label = Label()
    label.localized.text = .key("a")
    var heard: [String] = []
    label.onLanguageChange(before: true) { label, change in
      heard.append("before \(change.language): \(label.text ?? "")")
    }
    label.onLanguageChange { label, change in heard.append("\(change.previous)-\(change.language): \(label.text ?? "")")
    }
    _ = makeMain(["en": ["a": "other A"]], selection)
    #expect(heard == ["before en: A", "en-en: other A"])
  }

  @Test func theBundleOfAMainThatWasMadeOfSources() throws {
    let issues = IssueList()
    let bundle = Bundle.main
    Localizer.main = Localizer(
      sources: [.dictionary(["en": ["a": "A"], "uk": ["a": "А-укр"]]), .bundle(bundle)], defaultLanguage: "en",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { issues.append($0) }
    try Localizer.main.select("uk")
    #expect("a".localized(bundle: bundle) == "А-укр")
    #expect(LocalizedText.key("a", bundle: bundle).string == "А-укр")
    #expect("nowhere".localized(bundle: bundle) == "nowhere")
    #expect(issues.kinds == [.missingKey])
  }

  @Test func pluralsOfAnotherTable() {
    let selection = LanguageSelection(store: .memory, preferredLanguages: ["en"])
    Localizer.main = Localizer(
      sources: [.dictionary(["en": ["only.there": "%d there"]], table: "Other")], defaultLanguage: "en",
      selection: selection
    ) { _ in }
    #expect("only.there".localizedPlural(tableName: "Other", arguments: 3) == "3 there")
  }

  @Test func whoObservesTheMainIsToldOfANewOne() {
    _ = makeMain(["en": ["a": "A"]], LanguageSelection(store: .memory, preferredLanguages: ["en"]))
    let signals = Mutex(0)
    withObservationTracking {
      _ = Localizer.main.language
    } onChange: {
      signals.withLock { $0 += 1 }
    }
    _ = makeMain(["uk": ["a": "А-укр"]], LanguageSelection(store: .memory, preferredLanguages: ["uk"]))
    #expect(signals.withLock { $0 } == 1)
  }
}
