import Dragoman
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// An app that used Localizable (romansorochak/Localizable): the uses of its README and of its demo.
@MainActor @Suite(.serialized) struct LocalizableTests {
  /// The enumeration of the README, with its name, in a file of the app.
  enum Language: String, LanguageChoice {
    case english = "en"
    case arabic = "ar"
    case ukrainian = "uk"

    static var language: Language {
      get { current ?? .english }
      set { try? newValue.select() }
    }
  }

  /// More languages, without a change in the library.
  enum AppLanguage: String, LanguageChoice {
    case english = "en"
    case brazilian = "pt-BR"
    case chinese = "zh-Hans"
    case filipino = "fil"
    case absent = "ja"
  }

  /// The screen of the demo, which reads its texts once.
  final class MainScreen: UIViewController {
    let label = UILabel()
    let imageView = UIImageView()
    let button = UIButton()

    override func viewDidLoad() {
      super.viewDidLoad()
      for part in [label, imageView, button] as [UIView] { view.addSubview(part) }
      label.text = "main_page_language".localized
      imageView.image = "flag".localizedImage
      button.setTitle("main_page_change_language".localized, for: .normal)
    }

    /// What a person sees.
    var shown: [String?] { [label.text, imageView.image?.file, button.title(for: .normal)] }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    return window
  }

  @Test(
    arguments: [
      "en": "English", "uk": "Українська", "ar": "العربية", "pt-BR": "Português (Brasil)", "zh-Hans": "简体中文",
    ] as [Dragoman.Language: String])
  func aKeyIsItsTextInEachLanguage(language: Dragoman.Language, text: String) throws {
    let app = try FormerApp("Localizable", system: [language])
    app.run {
      let label = UILabel()
      label.text = "main_page_language".localized
      #expect(label.text == text)
    }
    #expect(app.issues.kinds == [])
  }

  @Test func theScreenOfTheDemoIsMadeAnewInEachLanguage() throws {
    try FormerApp("Localizable").run {
      let window = window(MainScreen())
      window.followLayoutDirection()
      window.rebuildRoot { _ in MainScreen() }
      var shown: [[String?]?] = []
      for language in [.english, .ukrainian, .arabic] as [Language] {
        Language.language = language
        shown.append((window.rootViewController as? MainScreen)?.shown)
        #expect(Language.language == language)
      }
      #expect(
        shown == [
          ["English", "en.lproj/flag@3x.png", "Change the language"],
          ["Українська", "uk.lproj/flag.jpg", "Змінити мову"],
          ["العربية", "ar.lproj/flag@2x.jpeg", "تغيير اللغة"],
        ])
    }
  }

  @Test func oneStatementSwitchesWhatIsBoundWithoutANewRoot() throws {
    try FormerApp("Localizable").run {
      let screen = MainScreen()
      let window = window(screen)
      screen.label.localizedText = .key("main_page_language")
      screen.button.setLocalizedTitle(.key("main_page_change_language"), for: .normal)
      screen.imageView.localizedImage = .named("flag")
      Language.language = .ukrainian
      #expect(window.rootViewController === screen)
      #expect(screen.shown == ["Українська", "uk.lproj/flag.jpg", "Змінити мову"])
    }
  }

  @Test func theAlertOfTheDemo() throws {
    try FormerApp("Localizable", system: ["uk"]).run {
      let alert = UIAlertController(
        title: "alert_change_language_title".localized, message: nil, preferredStyle: .actionSheet)
      for language in [.english, .ukrainian, .arabic] as [Language] {
        alert.addAction(
          UIAlertAction(title: language.rawValue.localized, style: .default) { _ in Language.language = language })
      }
      alert.addAction(UIAlertAction(title: "alert_cancel".localized, style: .cancel))
      #expect(alert.title == "Змінити мову на")
      #expect(alert.actions.map(\.title) == ["Англійська", "Українська", "Арабська", "Скасувати"])
    }
  }

  @Test(arguments: [(1.0, "flag.png"), (2, "flag@2x.png"), (3, "flag@3x.png")])
  func theScreenChoosesTheScaleOfAnImage(scale: Double, file: String) throws {
    try FormerApp("Localizable").run {
      try withScreen(ofScale: scale) {
        let image = try #require("flag".localizedImage)
        #expect(image.file == "en.lproj/\(file)")
      }
    }
  }

  /// `star` is in no folder of a language; the stand-in's asset catalog has it.
  @Test func theAssetCatalogIsAskedLast() throws {
    let app = try FormerApp("Localizable", system: ["uk"])
    app.run {
      #expect("star".localizedImage?.file == "star")
      #expect("nowhere".localizedImage == nil)
    }
    #expect(app.issues.kinds == [.missingResource])
  }

  @Test func theEnumerationTakesEveryTag() throws {
    try FormerApp("Localizable").run {
      let label = UILabel()
      label.localizedText = .key("main_page_language")
      for (language, text) in [
        (.brazilian, "Português (Brasil)"), (.chinese, "简体中文"), (.filipino, "Filipino"), (.english, "English"),
      ] as [(AppLanguage, String)] {
        try language.select()
        #expect(AppLanguage.current == language)
        #expect(label.text == text)
      }
      #expect(throws: LanguageSelectionError.self) { try AppLanguage.absent.select() }
      #expect(AppLanguage.current == .english)
      try Localizer.main.select("uk")
      #expect(AppLanguage.current == nil)
    }
  }

  @Test func theDirectionComesFromTheLanguageAtLaunchAndTurnsBack() throws {
    try FormerApp("Localizable", system: ["ar-SA"]).run {
      let screen = MainScreen()
      let window = window(screen)
      window.followLayoutDirection()
      #expect(screen.label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(Localizer.main.language.isRightToLeft)
      Language.language = .english
      #expect(screen.label.effectiveUserInterfaceLayoutDirection == .leftToRight)
      #expect(!Localizer.main.language.isRightToLeft)
      Language.language = .arabic
      #expect(screen.label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test func allWindowsOfASceneAreTurnedAndMadeAnew() throws {
    try FormerApp("Localizable").run {
      let scene = UIWindowScene.made()
      let windows = (0..<2).map { _ in UIWindow(windowScene: scene) }
      for window in windows { window.rootViewController = UIViewController() }
      windows[0].windowScene?.followLayoutDirection()
      scene.rebuildRoots { _, _ in MainScreen() }
      Language.language = .arabic
      let screens = windows.compactMap { $0.rootViewController as? MainScreen }
      #expect(screens.map(\.label.text) == ["العربية", "العربية"])
      #expect(screens.allSatisfy { $0.label.effectiveUserInterfaceLayoutDirection == .rightToLeft })
    }
  }

  @Test func theRootIsMadeAnewOnlyForAnotherDirectionWhereThatIsWanted() throws {
    try FormerApp("Localizable").run {
      let first = MainScreen()
      let window = window(first)
      window.rebuildRoot(on: .directionChange) { _ in MainScreen() }
      Language.language = .ukrainian
      #expect(window.rootViewController === first)
      Language.language = .arabic
      #expect(window.rootViewController !== first)
      #expect((window.rootViewController as? MainScreen)?.label.text == "العربية")
    }
  }

  @Test func textsAndFilesThatTheLocalizedBundleWasAskedFor() throws {
    try FormerApp("Localizable").run {
      Language.language = .ukrainian
      #expect(Localizer.main.string("offline", table: "Errors") == "Немає мережі")
      let help = try #require(Localizer.main.url(forResource: "help", withExtension: "html"))
      #expect(try String(contentsOf: help, encoding: .utf8) == "<p>Довідка</p>\n")
    }
  }

  @Test func theSystemIsFollowedAgain() throws {
    try FormerApp("Localizable", system: ["uk-UA"]).run {
      Language.language = .arabic
      #expect(Localizer.main.language.identifier == "ar")
      Localizer.main.followSystem()
      #expect(Localizer.main.language == "uk")
      #expect(Localizer.main.selection.choice == .system)
    }
  }

  @Test func theListOfLanguagesNamesThemselves() throws {
    let app = try FormerApp("Localizable")
    let names = Dictionary(uniqueKeysWithValues: app.localizer.languages.map { ($0.identifier, $0.ownName) })
    #expect(Set(names.keys) == ["ar", "de", "en", "fil", "pt-BR", "uk", "zh-Hans"])
    #expect(names["uk"] == "Українська")
    #expect(names["ar"] == "العربية")
    #expect(names["pt-BR"] == "Português (Brasil)")
  }

  @Test func aTagIsALanguageOrNone() {
    #expect(Language(rawValue: "uk") == .ukrainian)
    #expect(Language(rawValue: "ja") == nil)
    #expect(Dragoman.Language(identifier: "uk") == "uk")
    #expect(Dragoman.Language(identifier: "no tag!") == nil)
  }
}
