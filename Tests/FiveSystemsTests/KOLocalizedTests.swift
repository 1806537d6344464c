import Dragoman
import DragomanUIKit
import Foundation
import Synchronization
import TestResources
import Testing
import UIKitStandIn

/// An app that used KOLocalized, by the article or as the pod KOLocalizedString.
@MainActor @Suite(.serialized) struct KOLocalizedTests {
  private func article(system: [Language] = ["en"], configuration: Localizer.Configuration = .forTests) throws
    -> FormerApp
  {
    try FormerApp("KOLocalized/article", system: system, configuration: configuration)
  }

  private func pod(system: [Language] = ["en"]) throws -> FormerApp {
    try FormerApp("KOLocalized/pod", system: system)
  }

  // MARK: The article

  @Test func aShortFunctionForAKey() throws {
    try article().run {
      let label = UILabel()
      label.text = localized("title")
      #expect(label.text == "Title")
      try Localizer.main.select("ru")
      label.text = localized("title")
      #expect(label.text == "Заголовок")
      #expect("title".localized == "Заголовок")
    }
  }

  /// A screen that reads its texts when it appears, by the names of the article and of the pod.
  private final class Screen: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = KOLocalized(key: "title")
      navigationItem.prompt = KOLocalized("subtitle")
      label.text = KOLocalizedString("cart.items", comment: "what is in the cart")
    }

    var shown: [String?] { [title, navigationItem.prompt, label.text] }
  }

  @Test func theFunctionsByTheirOldNamesInAScreen() throws {
    try article().run {
      try Localizer.main.select("ru")
      let screen = Screen()
      screen.loadViewIfNeeded()
      #expect(screen.shown == ["Заголовок", "Подзаголовок", "Товары"])
    }
  }

  /// `en` and `ru` are nested, `uk` is flat.
  @Test(
    arguments: [
      "en": ["Title", "Items", "Total"], "ru": ["Заголовок", "Товары", "Итого"],
      "uk": ["Заголовок-укр", "Товари", "Разом"],
    ] as [Language: [String]])
  func tablesAreFlatOrNested(language: Language, texts: [String]) throws {
    try article().run {
      let labels = ["title", "cart.items", "cart.sum.total"].map { key in
        let label = UILabel()
        label.localizedText = .key(key)
        return label
      }
      try Localizer.main.select(language)
      #expect(labels.map(\.text) == texts)
    }
  }

  @Test func aChangeByCodeHasACheckedResult() throws {
    let suite = SuiteOfDefaults()
    let app = try FormerApp("KOLocalized/article", store: .defaults(suite: suite.name))
    try app.run {
      try Localizer.main.select("uk")
      #expect("title".localized == "Заголовок-укр")
      #expect(throws: LanguageSelectionError.self) { try Localizer.main.select("xx") }
      #expect("title".localized == "Заголовок-укр")
    }
    #expect(suite.values["DragomanLanguage"] as? String == "uk")
    // The next launch.
    try FormerApp("KOLocalized/article", store: .defaults(suite: suite.name)).run {
      #expect("title".localized == "Заголовок-укр")
    }
  }

  /// `KODidChangeLanguage`.
  @Test func aChangeIsToldOf() throws {
    let app = try article()
    try app.run {
      let told = Mutex<[String?]>([])
      let observer = NotificationCenter.default.addObserver(
        forName: Localizer.languageDidChange, object: app.localizer.selection, queue: nil
      ) { _ in told.withLock { $0.append(Localizer.main.language.identifier) } }
      defer { NotificationCenter.default.removeObserver(observer) }
      try Localizer.main.select("ru")
      try Localizer.main.select("ru")
      #expect(told.withLock { $0 } == ["ru"])
    }
  }

  @Test func theLanguageIsReadAndTheDefaultOneTakenAgain() throws {
    try article().run {
      try Localizer.main.select("uk")
      #expect(Localizer.main.language.identifier == "uk")
      let forWeb = Localizer.main.language == "uk" ? "ua" : Localizer.main.language.identifier
      #expect(forWeb == "ua")
      Localizer.main.followSystem()
      #expect(Localizer.main.language == "en")
    }
  }

  @Test func theFileNameIsASetting() throws {
    let app = try FormerApp("KOLocalized/named")
    let source = TranslationSource.bundle(app.bundle).propertyLists(named: "Texts")
    let localizer = Localizer(
      sources: [source], selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { _ in }
    // `my_Config.plist` is no table of Burmese.
    #expect(localizer.languages == ["en", "uk"])
    let label = UILabel()
    label.localizedText = localizer.text("cart.items")
    try localizer.select("uk")
    #expect(label.text == "Товари")
    #expect(localizer["title"] == "Назва")
    #expect(app.localizer["title"] == "title")
  }

  @Test func theListOfLanguagesIsASetting() throws {
    var configuration = Localizer.Configuration.forTests
    configuration.languages = ["uk", "en", "fr"]
    let app = try article(system: ["ru-RU", "uk"], configuration: configuration)
    #expect(app.localizer.languages == ["en", "uk"])
    #expect(app.localizer.language == "uk")
    #expect(throws: LanguageSelectionError.self) { try app.localizer.select("ru") }
    #expect(app.localizer["subtitle"] == "Subtitle")
  }

  @Test func theDefaultLanguageAndTheDevicesAreSettings() throws {
    let app = try article()
    let device = Localizer(
      bundle: app.bundle, defaultLanguage: "uk",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["ru-RU"])
    ) { _ in }
    #expect(device["title"] == "Заголовок")
    let other = Localizer(
      bundle: app.bundle, defaultLanguage: "uk", selection: LanguageSelection(store: .memory, preferredLanguages: [])
    ) { _ in }
    #expect(other["title"] == "Заголовок-укр")
  }

  @Test func labelsOfInterfaceBuilderFollow() throws {
    try article().run {
      let label = UILabel()
      label.localizationKey = "title"
      let controller = UIViewController()
      controller.onLanguageChange { controller, _ in controller.title = "title".localized }
      try Localizer.main.select("ru")
      #expect([label.text, controller.title] == ["Заголовок", "Заголовок"])
    }
  }

  @Test func aMalformedTableIsAnIssueAndNoTrap() throws {
    let folder = try TemporaryFolder([
      "en_Localizable.plist": "<plist><dict><key>title</key><string>Title</string></dict></plist>",
      "uk_Localizable.plist": "<plist><dict><key>title</key><string>Назва</string><key>broken</key><array/",
    ])
    let app = try FormerApp(at: folder.url, system: ["uk"])
    app.run { #expect("title".localized == "Назва") }
    let issue = try #require(app.issues.all.first)
    #expect(issue.location?.file.hasSuffix("uk_Localizable.plist") == true)
    #expect(issue.location?.line == 1)
  }

  @Test func tablesAsDictionaries() throws {
    let app = try article()
    let localizer = Localizer(
      sources: [.dictionary(["en": ["title": "From code"]]), .bundle(app.bundle)],
      selection: LanguageSelection(store: .memory, preferredLanguages: ["en"])
    ) { _ in }
    let label = UILabel()
    label.localizedText = localizer.text("title")
    #expect(label.text == "From code")
    #expect(localizer["subtitle"] == "Subtitle")
    try localizer.select("ru")
    #expect(label.text == "Заголовок")
  }

  // MARK: The pod

  /// The screen of the pod's example, bound instead of written by an observer.
  @Test func theExampleOfThePod() throws {
    try pod().run {
      let title = UILabel()
      let buttons = [UIButton(), UIButton()]
      title.localizedText = .key("kTitleText")
      buttons[0].localizationKey = "kSetEnglish"
      buttons[1].localizationKey = "kSetUkrainian"
      #expect(title.text == "Change language")
      #expect(buttons.map { $0.title(for: .normal) } == ["Set English", "Set Ukrainian"])
      try Localizer.main.select("uk")
      #expect(title.text == "Змінити мову")
      #expect(buttons.map { $0.title(for: .normal) } == ["Англійська", "Українська"])
    }
  }

  @Test func theListAndTheCurrentLanguage() throws {
    try pod(system: ["uk-UA"]).run {
      #expect(Localizer.main.languages.map(\.identifier) == ["en", "uk"])
      #expect(Localizer.main.language.identifier == "uk")
    }
  }

  @Test func imagesAndFiles() throws {
    let app = try pod()
    try app.run {
      let view = UIImageView()
      view.localizedImage = .named("flag")
      #expect(view.image?.file == "en.lproj/flag.png")
      try Localizer.main.select("uk")
      #expect(view.image?.file == "uk.lproj/flag.png")
      #expect("flag.png".localizedImage?.file == "uk.lproj/flag.png")
      let help = try #require(Localizer.main.url(forResource: "help", withExtension: "html"))
      #expect(help.path.hasSuffix("uk.lproj/help.html"))
      #expect("absent".localizedImage == nil)
      #expect(Localizer.main.url(forResource: "absent", withExtension: "html")?.path == nil)
    }
    #expect(app.issues.kinds == [.missingResource, .missingResource])
  }

  @Test func anotherTable() throws {
    try pod(system: ["uk"]).run { #expect("title".localized(table: "Texts") == "Назва") }
  }

  /// What a download has put into a folder wins over what the app came with, as soon as the localizer is set anew.
  @Test func tablesThatWereDownloaded() throws {
    let app = try pod()
    let folder = try TemporaryFolder(["en.lproj/Localizable.strings": #""kTitleText" = "Downloaded";"#])
    let downloaded = Localizer(
      sources: [.directory(folder.url), .bundle(app.bundle)], selection: app.localizer.selection
    ) { _ in }
    app.run {
      let label = UILabel()
      label.localizedText = .key("kTitleText")
      #expect(label.text == "Change language")
      Localizer.main = downloaded
      #expect(label.text == "Downloaded")
    }
  }
}
