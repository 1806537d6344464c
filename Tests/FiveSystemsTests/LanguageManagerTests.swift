import Dragoman
import DragomanAdapterBasics
import DragomanUIKit
import Foundation
import TestResources
import Testing
import UIKitStandIn

/// An app that used language-manager-ios: its class by its old names, `NSLocalizedString`, storyboards, the layout.
@MainActor @Suite(.serialized) struct LanguageManagerTests {
  private func app(system: [Language] = ["en"], store: some LanguageStoring = .memory) throws -> FormerApp {
    try FormerApp("language-manager-ios", system: system, store: store)
  }

  /// The file that the page gives to the app is the one that is tested here, but for what only Apple's compiler has.
  @Test func theManagerIsThatOfThePage() throws {
    let page = try text(of: "Documentation/Migrations/language-manager-ios.md")
    let block = try #require(page.firstMatch(of: /```swift apple\n(.*?)\n *```/.dotMatchesNewlines())).1
    let lines = block.split(separator: "\n").map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }
      .map { String($0).replacing(/@objc(?:\([\w:]*\))? ?/, with: "") }
    let file = try text(of: "Tests/FiveSystemsTests/Support/LanguageManager.swift").split(separator: "\n")
    #expect(code(lines) == code(file.map(String.init)))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Folders.root.appending(path: path), encoding: .utf8)
  }

  /// The lines without the imports, which differ, and without what is left of an attribute.
  private func code(_ lines: [String]) -> [String] {
    lines.filter { !$0.hasPrefix("import ") && !$0.allSatisfy(\.isWhitespace) }
  }

  @Test func theManagerByItsOldNames() throws {
    try app().run {
      LanguageManager.setupCurrentLanguage()
      #expect(MainBundleTexts.isFollowed)
      #expect(LanguageManager.languageStrings() == ["English", "German", "French", "Arabic"])
      LanguageManager.saveLanguageByIndex(2)
      #expect(LanguageManager.currentLanguageCode() == "fr")
      #expect(LanguageManager.currentLanguageIndex() == 2)
      #expect(LanguageManager.currentLanguageString() == "français")
      #expect(LanguageManager.languageStrings() == ["anglais", "allemand", "français", "arabe"])
      #expect(!LanguageManager.isCurrentLanguageRTL())
      LanguageManager.saveLanguageByIndex(3)
      #expect(LanguageManager.isCurrentLanguageRTL())
      LanguageManager.saveLanguageByIndex(7)
      #expect(LanguageManager.currentLanguageCode() == "ar")
    }
  }

  @Test func theListForAPicker() throws {
    let app = try app()
    try app.localizer.select("de")
    let rows = LanguagePickerRow.rows(of: app.localizer, systemTitle: "System")
    #expect(rows.map(\.title) == ["System", "Deutsch", "English", "Français", "العربية", "简体中文"])
    #expect(rows.map(\.subtitle) == [nil, nil, "Englisch", "Französisch", "Arabisch", "Chinesisch (vereinfacht)"])
    #expect(rows.map(\.id) == ["", "de", "en", "fr", "ar", "zh-Hans"])
    #expect(rows.filter(\.isChosen).map(\.id) == ["de"])
    #expect(rows.filter(\.isRightToLeft).map(\.id) == ["ar"])
  }

  @Test func thePickerThatIsReady() throws {
    try app().run {
      let picker = LanguagePickerViewController()
      var chosen: [Language?] = []
      picker.onChoice = { chosen.append($0) }
      let row = try #require(picker.rows.firstIndex { $0.language == "ar" })
      picker.tableView(picker.tableView, didSelectRowAt: IndexPath(indexes: [0, row]))
      #expect(LanguageManager.currentLanguageCode() == "ar")
      picker.tableView(picker.tableView, didSelectRowAt: IndexPath(indexes: [0, 0]))
      #expect(LanguageManager.currentLanguageCode() == "en")
      #expect(chosen == ["ar", nil])
    }
  }

  @Test(
    arguments: [
      ("de-DE", "de", false), ("ar-SA", "ar", true), ("zh-Hans-CN", "zh-Hans", false), ("ja-JP", "en", false),
    ] as [(Language, Language, Bool)])
  func theFirstLaunchBeforeAnyScreen(system: Language, language: Language, isRightToLeft: Bool) throws {
    try app(system: [system]).run {
      #expect(Localizer.main.language == language)
      let window = UIWindow(frame: .zero)
      let field = UITextField()
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(field)
      LanguageManager.followLayoutDirection(of: window)
      let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      #expect(field.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  /// On Apple's systems `MainBundleTexts` lets the main bundle answer with this.
  private func localizedString(_ key: String, table: String? = nil, _ app: FormerApp) -> String? {
    BundleText.string(forKey: key, table: table, in: app.bundle, localizer: .main)
  }

  @Test func whatNSLocalizedStringAnswers() throws {
    let app = try app()
    try app.run {
      #expect(localizedString("Happy New Year", app) == "Happy New Year")
      for (language, greeting, error) in [
        ("de", "Frohes neues Jahr", "Kein Netz"), ("fr", "Bonne année", "Pas de réseau"),
        ("ar", "سنة جديدة سعيدة", "لا توجد شبكة"),
      ] as [(Language, String, String)] {
        try Localizer.main.select(language)
        #expect(localizedString("Happy New Year", app) == greeting)
        #expect(localizedString("offline", table: "Errors", app) == error)
        #expect("Happy New Year".localized == greeting)
        #expect("offline".localized(table: "Errors") == error)
        // What only English has.
        #expect(localizedString("Version %@", app) == "Version %@")
      }
      // The bundle itself answers for what is nowhere: with the value that it was given, or the key.
      #expect(localizedString("absent", app) == nil)
      #expect(Localizer.main.string("absent", table: "Errors", value: "Error") == "Error")
    }
  }

  @Test func whatAStoryboardIsWrittenWith() throws {
    let app = try app()
    try app.run {
      // English is in the storyboard itself.
      #expect(localizedString("a1B-2c-D3e.text", table: "Main", app) == nil)
      try Localizer.main.select("fr")
      #expect(localizedString("a1B-2c-D3e.text", table: "Main", app) == "Bonne")
      try Localizer.main.select("ar")
      #expect(localizedString("a1B-2c-D3e.text", table: "Main", app) == "سعيدة")
    }
  }

  @Test func theLayoutTurnsToTheRightAndBack() throws {
    try app().run {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let table = UITableView(frame: .zero, style: .plain)
      let field = UITextField()
      field.localizedPlaceholder = .key("change_language")
      for view in [table, field] as [UIView] { content.view.addSubview(view) }
      let window = UIWindow(frame: .zero)
      window.rootViewController = navigation
      window.followLayoutDirection()
      // The back arrow and the gesture are the bar's and the controller's view's.
      let turning: [UIView] = [navigation.navigationBar, navigation.view, table, field]
      for (index, direction) in [(3, .rightToLeft), (1, .leftToRight), (3, .rightToLeft), (0, .leftToRight)]
        as [(Int, UIUserInterfaceLayoutDirection)]
      {
        LanguageManager.saveLanguageByIndex(index)
        #expect(turning.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == direction })
      }
      #expect(field.placeholder == "Change language")
      #expect(field.textAlignment == .natural)
    }
  }

  @Test func theRootIsMadeAnew() throws {
    try app().run {
      let window = UIWindow(frame: .zero)
      window.rebuildRoot { _ in
        let root = UIViewController()
        root.title = "Happy New Year".localized
        return root
      }
      LanguageManager.saveLanguageByIndex(1)
      #expect(window.rootViewController?.title == "Frohes neues Jahr")
    }
  }

  @Test func theSystemIsFollowedAgain() throws {
    try app(system: ["fr-FR"]).run {
      LanguageManager.saveLanguageByIndex(1)
      Localizer.main.followSystem()
      #expect(LanguageManager.currentLanguageCode() == "fr")
    }
  }

  /// The mode without `USE_ON_FLY_LOCALIZATION`: the choice is stored, and in force at the next launch.
  @Test func aChoiceForTheNextLaunchAlone() throws {
    let suite = SuiteOfDefaults()
    let app = try app(store: .defaults(suite: suite.name))
    try app.run {
      let label = UILabel()
      label.localizedText = .key("Happy New Year")
      try Localizer.main.selectAtNextLaunch("fr")
      #expect(LanguageManager.currentLanguageCode() == "en")
      #expect(label.text == "Happy New Year")
      #expect(throws: LanguageSelectionError.self) { try Localizer.main.selectAtNextLaunch("ja") }
    }
    #expect(suite.values["DragomanLanguage"] as? String == "fr")
    try self.app(store: .defaults(suite: suite.name)).run {
      #expect(LanguageManager.currentLanguageCode() == "fr")
      #expect("Happy New Year".localized == "Bonne année")
    }
  }
}
