import Dragoman
import DragomanUIKit
import Foundation
import Synchronization
import Testing
import UIKitStandIn

/// An app that used SKLocalizable: the uses of its README, of its demo and of its own tests.
@MainActor @Suite(.serialized) struct SKLocalizableTests {
  private func app(system: [Language] = ["en"]) throws -> FormerApp { try FormerApp("SKLocalizable", system: system) }

  // MARK: Texts

  @Test func theTableIsLocalizableUnlessAnotherIsNamed() throws {
    try app().run {
      #expect("Filename".localized() == "Localizable")
      #expect("Filename".localized(tableName: "Localizable") == "Localizable")
      #expect("Filename".localized(tableName: "Localizable2") == "Localizable2")
      try Localizer.main.select("ru")
      #expect("Filename".localized() == "Localizable_ru")
    }
  }

  @Test func parametersByName() throws {
    let app = try app()
    try app.run {
      #expect("String.Simple".localized() == "Pressed")
      #expect("String.Parameterized.One".localized(arguments: ["name": "Anna"]) == "Hello, Anna!")
      let both = ["value_1": "First", "value_2": "Second"]
      #expect("String.Parameterized.Multiple".localized(arguments: both) == "First, Second")
      #expect("fault".localized(tableName: "Errors", bundle: app.bundle, arguments: ["code": 404]) == "Error 404")
      try Localizer.main.select("ru")
      #expect("String.Parameterized.One".localized(arguments: ["name": "Anna"]) == "Привет, Anna!")
      #expect("fault".localized(tableName: "Errors", bundle: app.bundle, arguments: ["code": 404]) == "Ошибка 404")
    }
    #expect(app.issues.kinds == [])
  }

  @Test func anArgumentMayBeAnything() throws {
    struct Money: MessageArgument, CustomStringConvertible {
      var description: String { "9 €" }
    }
    try app().run {
      #expect("String.Parameterized.One".localized(["name": Money()]) == "Hello, 9 €!")
      let mixed: [String: Any] = ["value_1": 1.5, "value_2": Locale.Region("UA")]
      #expect("String.Parameterized.Multiple".localized(arguments: mixed) == "1.5, UA")
    }
  }

  @Test func aMissingParameterIsReportedAndStaysVisible() throws {
    let app = try app()
    app.run {
      let button = UIButton()
      button.setTitle("DemoVC.Button.MissedArgument".localized(arguments: ["unused_argument": 1]), for: .normal)
      #expect(button.title(for: .normal) == "There is no $(missed)")
    }
    #expect(app.issues.kinds == [.missingArgument])
    #expect(app.issues.all.first?.key == "DemoVC.Button.MissedArgument")
  }

  @Test func whatIsEscapedIsNoParameter() throws {
    try app().run { #expect("String.Hidden".localized(arguments: ["name": "Anna"]) == "Pressed: $(name)") }
  }

  @Test(arguments: [(0, "0 hours"), (1, "1 hour"), (5, "5 hours")])
  func thePluralOfTheREADME(count: Int, text: String) throws {
    try app().run { #expect("Date.UnitPlural.Hour".localizedPlural(arguments: count) == text) }
  }

  @Test(arguments: [(0, "Zero 0"), (1, "One 1"), (5, "Multiple 5")])
  func thePluralOfItsTests(count: Int, text: String) throws {
    try app().run { #expect("String.Plural".localizedPlural(arguments: count) == text) }
  }

  /// By CLDR's rules of Russian, on a device in English; the key is in this table only.
  @Test(arguments: [(1, "1 день"), (2, "2 дня"), (5, "5 дней"), (11, "11 дней"), (21, "21 день"), (22, "22 дня")])
  func thePluralOfAnotherTableInTheChosenLanguage(count: Int, text: String) throws {
    try app().run {
      try Localizer.main.select("ru")
      #expect("Date.UnitPlural.Day".localizedPlural(tableName: "Other", arguments: count) == text)
    }
  }

  @Test func numbersAreGroupedUnlessTheyAreToBePlain() throws {
    try app().run {
      #expect("DemoVC.Button.Counter".localized(arguments: ["counter_value": 1234]) == "Pressed 1,234")
      #expect("DemoVC.Button.Counter".localized(["counter_value": .verbatim(1234)]) == "Pressed 1234")
      let plain = Localizer.main.string("DemoVC.Button.Counter", ["counter_value": 1234], numbers: .plain)
      #expect(plain == "Pressed 1234")
    }
    var configuration = Localizer.Configuration.forTests
    configuration.numbers = .plain
    try FormerApp("SKLocalizable", configuration: configuration).run {
      #expect("DemoVC.Button.Counter".localized(arguments: ["counter_value": 1234]) == "Pressed 1234")
    }
  }

  // MARK: The language

  @Test func theLanguageIsReadAndChanged() throws {
    try app(system: ["ru-RU"]).run {
      #expect(Localizer.main.language == "ru")
      #expect(Localizer.main.languages.contains("en"))
      #expect(!Localizer.main.languages.contains("uk"))
      try Localizer.main.select("en")
      #expect("Filename".localized() == "Localizable")
      #expect(throws: LanguageSelectionError.self) { try Localizer.main.select("uk") }
      Localizer.main.followSystem()
      #expect("Filename".localized() == "Localizable_ru")
    }
  }

  @Test func anotherLanguageForOneText() throws {
    try app().run { #expect(LocalizedText.key("Filename").string(in: "ru") == "Localizable_ru") }
  }

  @Test func aFrameworksLocalizerFollowsTheSameChoice() throws {
    let app = try app()
    let framework = Localizer(bundle: app.bundle, selection: app.localizer.selection) { _ in }
    try app.localizer.select("ru")
    #expect(framework["Filename"] == "Localizable_ru")
  }

  @Test func theNotificationComesWhenTheScreenIsWritten() throws {
    let app = try app()
    try app.run {
      let label = UILabel()
      label.localizationKey = "DemoVC.Label.Text"
      let seen = Mutex<[String?]>([])
      let observer = NotificationCenter.default.addObserver(
        forName: Localizer.languageDidChange, object: app.localizer.selection, queue: nil
      ) { [label] _ in
        let text = MainQueue.isCurrent ? MainActor.assumeIsolated { label.text } : "off the main thread"
        seen.withLock { $0.append(text) }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      try Localizer.main.select("ru")
      #expect(seen.withLock { $0 } == ["Label Localizable_ru"])
    }
  }

  @Test func anObserverWithoutANotification() throws {
    enum AppLanguage: String, LanguageChoice {
      case english = "en"
      case russian = "ru"
    }
    try app().run {
      let controller = UIViewController()
      controller.onLanguageChange { controller, change in controller.title = change.language.ownName }
      try AppLanguage.russian.select()
      #expect(controller.title == "Русский")
      #expect(AppLanguage.current?.language == "ru")
    }
  }

  @Test func aChoiceThatTheAppStoredItselfIsHandedOver() throws {
    let suite = SuiteOfDefaults(["language": "ru"])
    let defaults = try #require(UserDefaults(suiteName: suite.name))
    try app().run {
      if let tag = defaults.string(forKey: "language"), let language = Language(identifier: tag) {
        try? Localizer.main.select(language)
        defaults.removeObject(forKey: "language")
      }
      #expect("Filename".localized() == "Localizable_ru")
    }
  }

  // MARK: Components

  /// The components that the README lists, each with what a person sees of it.
  @MainActor private struct Components {
    let label = UILabel()
    let button = UIButton()
    let field = UITextField()
    let bar = UISearchBar()
    let controller = UIViewController()
    let tab = UITabBarItem()
    let item = UIBarButtonItem()

    init() {
      label.localizationKey = "DemoVC.Label.Text"
      button.localizationKey = "DemoVC.Button.Title"
      field.localizationKey = "DemoVC.TextField.Placeholder"
      bar.localizationKey = "DemoVC.SearchBar.Placeholder"
      controller.localizationKey = "DemoVC.Title"
      tab.localizationKey = "DemoVC.TabBarItem.Title"
      item.localizationKey = "DemoVC.BarButtonItem.Title"
    }

    var shown: [String?] {
      [
        label.text, button.title(for: .normal), field.placeholder, bar.placeholder, controller.title, tab.title,
        item.title,
      ]
    }
  }

  @Test func everyComponentOfTheREADMEFollowsItsKey() throws {
    try app().run {
      let components = Components()
      let names = ["Label", "Button", "Placeholder", "Search", "Title", "Tab", "Bar"]
      #expect(components.shown == names.map { "\($0) Localizable" })
      try Localizer.main.select("ru")
      #expect(components.shown == names.map { "\($0) Localizable_ru" })
      try Localizer.main.select("en")
      #expect(components.shown == names.map { "\($0) Localizable" })
    }
  }

  /// Interface Builder sets runtime attributes in any order.
  @Test(arguments: [true, false]) func theFileAndTheKeyComeInAnyOrder(isFileFirst: Bool) throws {
    try app().run {
      let label = UILabel()
      if isFileFirst { label.localizationFile = "Errors" }
      label.localizationKey = "DemoVC.Label.Text"
      if !isFileFirst { label.localizationFile = "Errors" }
      #expect(label.text == "Error")
      try Localizer.main.select("ru")
      #expect(label.text == "Ошибка")
    }
  }

  @Test func aKeyedComponentHasArguments() throws {
    try app().run {
      let label = UILabel()
      label.localize(key: "String.Parameterized.One", ["name": "Anna"])
      try Localizer.main.select("ru")
      #expect(label.text == "Привет, Anna!")
    }
  }

  @Test func severalPropertiesOfAComponent() throws {
    try app().run {
      let field = UITextField()
      let button = UIButton()
      field.localizedText = .key("String.Simple")
      field.localizedPlaceholder = .key("DemoVC.TextField.Placeholder")
      button.localizationKey = "DemoVC.Button.Title"
      button.setLocalizedTitle(.key("String.Simple"), for: .disabled)
      try Localizer.main.select("ru")
      #expect([field.text, field.placeholder] == ["Нажато", "Placeholder Localizable_ru"])
      #expect(button.title(for: .normal) == "Button Localizable_ru")
      #expect(button.title(for: .disabled) == "Нажато")
    }
  }

  /// The counter of the demo, which the notification's observer wrote by hand.
  @Test func theCounterOfTheDemo() throws {
    try app().run {
      let button = UIButton()
      for count in 0...2 {
        button.setLocalizedTitle(.key("DemoVC.Button.Counter", ["counter_value": count]), for: .normal)
      }
      #expect(button.title(for: .normal) == "Pressed 2")
      try Localizer.main.select("ru")
      #expect(button.title(for: .normal) == "Нажато 2")
    }
  }

  @Test func unboundComponentsKeepTheirText() throws {
    try app().run {
      let label = UILabel()
      label.localizationKey = "DemoVC.Label.Text"
      label.removeLocalization()
      try Localizer.main.select("ru")
      #expect(label.text == "Label Localizable")
    }
  }

  // MARK: Components of one's own

  /// README 3.2.2: a subclass of a component with a `localize()` of its own.
  final class CustomButton: UIButton, LocalizationRefreshing {
    var seen: [String?] = []

    func localize() { seen.append(title(for: .normal)) }
  }

  @Test func localizeIsCalledWhenTheKeyIsSetAndAtEachChange() throws {
    try app().run {
      let button = CustomButton()
      #expect(button.seen == [])
      button.localizationKey = "DemoVC.Button.Title"
      #expect(button.seen == ["Button Localizable"])
      try Localizer.main.select("ru")
      #expect(button.seen == ["Button Localizable", "Button Localizable_ru"])
      button.localizationKey = nil
      try Localizer.main.select("en")
      #expect(button.seen.count == 2)
    }
  }

  /// One that sets its key itself must not go round for ever.
  final class SelfSettingLabel: UILabel, LocalizationRefreshing {
    var calls = 0

    func localize() {
      calls += 1
      localizationKey = "String.Simple"
    }
  }

  @Test func localizeMaySetTheKey() throws {
    try app().run {
      let label = SelfSettingLabel()
      label.localizationKey = "DemoVC.Label.Text"
      #expect(label.text == "Pressed")
      #expect(label.calls == 1)
      try Localizer.main.select("ru")
      #expect(label.text == "Нажато")
      #expect(label.calls == 2)
    }
  }

  /// README 3.2.1: an object of a class that the library knows nothing of.
  final class Gauge: UIView {
    var caption: String?
  }

  @Test func aPropertyOfAnyClassIsBound() throws {
    try app().run {
      let gauge = Gauge()
      gauge.localized.caption = .key("DemoVC.Label.Text")
      try Localizer.main.select("ru")
      #expect(gauge.caption == "Label Localizable_ru")
    }
  }

  /// README 3.2.3: a class that is no view, with a key.
  final class Meter: LocalizationKeyed {
    var caption: String?
    var localizedTextForKey: LocalizedText? {
      get { localized.caption }
      set { localized.caption = newValue }
    }
  }

  @Test func aClassThatIsNoViewTakesAKey() throws {
    try app().run {
      let meter = Meter()
      meter.localize(key: "Date.UnitPlural.Day", 21, table: "Other")
      #expect(meter.caption == "21 days")
      try Localizer.main.select("ru")
      #expect(meter.caption == "21 день")
    }
  }
}
