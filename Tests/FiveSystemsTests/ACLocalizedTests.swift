import Dragoman
import DragomanUIKit
import Foundation
import TestResources
import Testing
import UIKitStandIn

/// Where the generated functions find the texts of the app that used ACLocalized.
enum ACLocalizedApp {
  static let bundle = Bundle(path: Folders.fixtures.appending(path: "five-systems/ACLocalized").path)
}

extension LocalizedText.StringInterpolation {
  /// Appends an item of the demo's list.
  fileprivate mutating func appendInterpolation(item number: Int) {
    appendInterpolation(LocalizedText.item_title)
    appendLiteral(" #")
    appendInterpolation(number)
  }
}

/// An app that used ACLocalized: the uses of its README, of its demo and of its own tests, with the functions that
/// `dragoman generate` wrote into `Generated/`.
@MainActor @Suite(.serialized) struct ACLocalizedTests {
  private func app(system: [Language] = ["en"]) throws -> FormerApp { try FormerApp("ACLocalized", system: system) }

  // MARK: Core

  @Test func theCore() throws {
    let app = try app(system: ["ru-RU", "en"])
    app.run {
      #expect(Localizer.main.languages == ["en", "ru"])
      #expect(Localizer.main.defaultLanguage == "en")
      #expect(Localizer.main.language == "ru")
      #expect(Localizer.main.language.identifier == "ru")
      #expect(Localizer.main.string("item_depth", 3, table: "Localized") == "Глубина: 3")
      #expect("item_depth".localized(3, table: "Localized") == "Глубина: 3")
    }
  }

  @Test func theLanguageIsChangedAndTheSystemFollowedAgain() throws {
    try app().run {
      try Localizer.main.select("ru")
      #expect(Localizer.main.language == "ru")
      #expect(throws: LanguageSelectionError.self) { try Localizer.main.select("de") }
      #expect(Localizer.main.language == "ru")
      Localizer.main.followSystem()
      #expect(Localizer.main.language == .english)
    }
  }

  @Test func anotherDefaultLanguage() throws {
    let app = try app()
    let localizer = Localizer(
      bundle: app.bundle, defaultLanguage: "ru",
      selection: LanguageSelection(store: .memory, preferredLanguages: ["ja"])
    ) { _ in }
    #expect(localizer.string("item_title", table: "Localized") == "Элемент")
  }

  // MARK: Strings

  @Test func keyStringsAreResolvedWhenTheyAreRead() throws {
    try app().run {
      let title = LocalizedText.key("item_title", table: "Localized")
      let depth = LocalizedText.key("item_depth", 3, table: "Localized")
      #expect([title.string, depth.string] == ["Item", "Depth: 3"])
      try Localizer.main.select("ru")
      #expect([title.string, depth.string] == ["Элемент", "Глубина: 3"])
      #expect(title.description == "Элемент")
    }
  }

  /// The composition of its tests: a literal, an attributed literal, a key and a plural, one after the other.
  @Test func compositions() throws {
    try app().run {
      let literal: LocalizedText = "Test"
      var text = literal + LocalizedText("Test").attributes { $0.link = URL(string: "https://example.com") }
      text += .item_title
      text += .depth_screens_genitive(2)
      #expect(text.string == "TestTestItemscreens")
      try Localizer.main.select("ru")
      #expect(text.string == "TestTestЭлементэкрана")
      let runs = text.attributedString.runs.filter { $0.link != nil }
      #expect(runs.map { String(text.attributedString[$0.range].characters) } == ["Test"])
      #expect(text.nsAttributedString.string == "TestTestЭлементэкрана")
    }
  }

  @Test func interpolations() throws {
    try app().run {
      let main: LocalizedText = "\(.item_title()) #\(1)"
      let title = main + " > " + "\(.item_title()) #\(1234)"
      #expect(title.string == "Item #1 > Item #1,234")
      try Localizer.main.select("ru")
      #expect(title.string == "Элемент #1 > Элемент #1\u{a0}234")
      #expect(title.numbers(.plain).string == "Элемент #1 > Элемент #1234")
    }
  }

  @Test func anInterpolationOfOnesOwn() throws {
    try app().run {
      let text: LocalizedText = "> \(item: 3)"
      #expect(text.string == "> Item #3")
      try Localizer.main.select("ru")
      #expect(text.string == "> Элемент #3")
    }
  }

  @Test func joinedAndVerbatimTexts() throws {
    try app().run {
      let texts: [LocalizedText] = [.tb_list(), .tb_settings(), .verbatim("item_title")]
      try Localizer.main.select("ru")
      #expect(texts.joined(separator: ", ").string == "СПИСОК, НАСТРОЙКИ, item_title")
    }
  }

  /// The README: a string with attributes in a string with attributes; here the inner ones stay.
  @Test func attributesOfAPartStay() throws {
    let inner = LocalizedText("a").attributes { $0.link = URL(string: "https://example.com/inner") }
    let whole = ("b" + inner).attributes { $0.link = URL(string: "https://example.com/outer") }
    #expect(whole.attributedString.runs.map { $0.link?.lastPathComponent } == ["outer", "inner"])
  }

  @Test(arguments: [
    (1, "Глубина: 1 экран"), (3, "Глубина: 3 экрана"), (5, "Глубина: 5 экранов"), (21, "Глубина: 21 экран"),
  ])
  func theItemOfTheDemo(depth: Int, text: String) throws {
    try app(system: ["ru"]).run {
      let line: LocalizedText = .item_depth(depth) + " " + .depth_screens_genitive(depth)
      let label = UILabel()
      label.localizedText = line
      #expect(label.text == text)
    }
  }

  @Test func typesOfOnesOwnMakeTexts() throws {
    struct User {
      let name: String
      var title: LocalizedText { "\(.item_title): " + .verbatim(name) }
    }
    try app().run {
      let title = User(name: "Anna").title
      #expect(title.string == "Item: Anna")
      try Localizer.main.select("ru")
      #expect(title.string == "Элемент: Anna")
    }
  }

  // MARK: UIKit

  @Test func everyPropertyFollowsAndGivesBackWhatWasSet() throws {
    try app().run {
      let components = Components()
      #expect(components.shown == Array(repeating: "Search", count: components.shown.count))
      #expect(components.bound.allSatisfy { $0 == .search_hint })
      try Localizer.main.select("ru")
      #expect(components.shown == Array(repeating: "Поиск", count: components.shown.count))
      #expect(components.bound.allSatisfy { $0 == .search_hint })
    }
  }

  /// All properties of the README and of the library's extensions.
  @MainActor private struct Components {
    let label = UILabel()
    let rich = UILabel()
    let button = UIButton()
    let field = UITextField()
    let richField = UITextField()
    let view = UITextView()
    let richView = UITextView()
    let controller = UIViewController()
    let item = UINavigationItem(title: "")
    let bar = UIBarButtonItem()
    let tab = UITabBarItem()

    init() {
      label.localizedText = .search_hint
      rich.localizedAttributedText = .search_hint
      button.setLocalizedTitle(.search_hint, for: .normal)
      button.setLocalizedAttributedTitle(.search_hint, for: .disabled)
      field.localizedText = .search_hint
      field.localizedPlaceholder = .search_hint
      richField.localizedAttributedText = .search_hint
      richField.localizedAttributedPlaceholder = .search_hint
      view.localizedText = .search_hint
      richView.localizedAttributedText = .search_hint
      controller.localizedTitle = .search_hint
      item.localizedTitle = .search_hint
      item.localizedBackButtonTitle = .search_hint
      item.localizedPrompt = .search_hint
      bar.localizedTitle = .search_hint
      tab.localizedTitle = .search_hint
    }

    var bound: [LocalizedText?] {
      [
        label.localizedText, rich.localizedAttributedText, button.localizedTitle(for: .normal),
        button.localizedAttributedTitle(for: .disabled), field.localizedText, field.localizedPlaceholder,
        richField.localizedAttributedText, richField.localizedAttributedPlaceholder, view.localizedText,
        richView.localizedAttributedText, controller.localizedTitle, item.localizedTitle,
        item.localizedBackButtonTitle, item.localizedPrompt, bar.localizedTitle, tab.localizedTitle,
      ]
    }

    var shown: [String?] {
      [
        label.text, rich.attributedText?.string, button.title(for: .normal),
        button.attributedTitle(for: .disabled)?.string, field.text, field.placeholder,
        richField.attributedText?.string, richField.attributedPlaceholder?.string, view.text,
        richView.attributedText.string, controller.title, item.title, item.backButtonTitle, item.prompt, bar.title,
        tab.title,
      ]
    }
  }

  @Test func itemsAreMadeWithALocalizedTitle() throws {
    try app().run {
      let items: [UIBarItem] = [
        UIBarButtonItem(localizedTitle: .tb_list(), style: .plain, target: nil, action: nil),
        UIBarButtonItem(localizedTitle: .tb_list(), image: nil, primaryAction: nil, menu: nil),
        UITabBarItem(localizedTitle: .tb_list(), image: nil, tag: 0),
        UITabBarItem(localizedTitle: .tb_list(), image: nil, selectedImage: nil),
      ]
      try Localizer.main.select("ru")
      #expect(items.map(\.title) == Array(repeating: "СПИСОК", count: 4))
    }
  }

  @Test func textsThatWereNeverShownAreRightWhenTheyAre() throws {
    try app().run {
      let tabs = TabBarController()
      let window = UIWindow(frame: .zero)
      window.rootViewController = tabs
      let settings = try #require(tabs.settings)
      let child = UIViewController()
      let presented = UIViewController()
      settings.addChild(child)
      tabs.present(presented, animated: false)
      for controller in [settings, child, presented] { controller.localizedTitle = .settings_nav_title }
      try Localizer.main.select("ru")
      tabs.selectedIndex = 1
      #expect([settings, child, presented].map(\.title) == ["Настройки", "Настройки", "Настройки"])
      #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["СПИСОК", "НАСТРОЙКИ"])
    }
  }

  /// The tab bar of the demo.
  private final class TabBarController: UITabBarController {
    var settings: UIViewController? { (viewControllers?.last as? UINavigationController)?.topViewController }

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UINavigationController(rootViewController: UIViewController())
      list.tabBarItem = UITabBarItem(localizedTitle: .tb_list(), image: nil, tag: 0)
      let settings = UINavigationController(rootViewController: UIViewController())
      settings.tabBarItem = UITabBarItem(localizedTitle: .tb_settings(), image: nil, tag: 0)
      viewControllers = [list, settings]
    }
  }

  /// The base class of the README, which keeps the names of the hooks.
  private class AppViewController: UIViewController {
    func applyLocalize() {}
    func didLocalized() {}

    override func viewDidLoad() {
      super.viewDidLoad()
      applyLocalize()
      didLocalized()
      onLanguageChange { controller, _ in
        controller.applyLocalize()
        controller.didLocalized()
      }
    }
  }

  /// The list of the demo: the title is bound, and the rows are loaded again.
  private final class ListController: AppViewController {
    let label = UILabel()
    var seen: [String] = []

    override func viewDidLoad() {
      navigationItem.localizedTitle = .list_nav_title()
      label.localizedText = .item_title()
      view.addSubview(label)
      super.viewDidLoad()
    }

    override func applyLocalize() { seen.append("apply \(label.text ?? "")") }
    override func didLocalized() { seen.append("did \(navigationItem.title ?? "")") }
  }

  @Test func theHooksRunAfterTheViewsAreWritten() throws {
    try app().run {
      let controller = ListController()
      controller.loadViewIfNeeded()
      #expect(controller.seen == ["apply Item", "did List"])
      try Localizer.main.select("ru")
      #expect(controller.seen.suffix(2) == ["apply Элемент", "did Список"])
    }
  }

  @Test func nilEndsTheBindingAndLeavesTheText() throws {
    try app().run {
      let label = UILabel()
      label.localizedText = .item_title
      label.localizedText = nil
      try Localizer.main.select("ru")
      #expect(label.text == "Item")
    }
  }

  /// The settings of the demo: a button for each language.
  @Test func theNamesOfTheLanguages() throws {
    try app().run {
      try Localizer.main.select("ru")
      #expect([LocalizedText.lang_en(), .lang_ru()].map(\.string) == ["Английский", "Русский"])
      #expect(Localizer.main.languages.map(\.ownName) == ["English", "Русский"])
    }
  }

  // MARK: Generated functions

  @Test func theGeneratedFunctionsAreStringsToo() throws {
    try app(system: ["ru"]).run {
      #expect(L10n.item_title == "Элемент")
      #expect(L10n.item_depth(3) == "Глубина: 3")
      #expect(L10n.settings_sound == "Звук")
      #expect(LocalizedText.settings_sound.string == "Звук")
    }
  }

  #if os(macOS) || os(Linux)
    /// What this suite was compiled with is what the command writes for the app's folder.
    @Test func theGeneratedFileIsWhatTheCommandWrites() async throws {
      let folder = Folders.fixtures.appending(path: "five-systems/ACLocalized")
      let run = try await RunCommand(
        "generate", "--flat", "--tables", "Localized", "--bundle", "ACLocalizedApp.bundle", folder.path)
      #expect(run.status == 0)
      let file = Folders.root.appending(path: "Tests/FiveSystemsTests/Generated/L10n")
      #expect(ExpectedText.of(file, suffix: ".swift", actual: run.output) == run.output)
    }
  #endif
}
