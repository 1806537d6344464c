import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
@testable import UIKitStandIn

/// The calls of KOLocalized, the file, and of KOLocalizedString, the pod.
@MainActor @Suite(.serialized) struct KOLocalizedTests {
  // MARK: The file

  @available(*, deprecated) @Test func theREADMEOfTheFile() throws {
    try FormerApp("KOLocalized/article").run {
      let textLabel = UILabel()
      textLabel.text = KOLocalized(key: "title")
      #expect(textLabel.text == "Title")
      KOLocalizedClass.instanc.changeLocalized(key: "ru")
      #expect(KOLocalized("title") == "Заголовок")
      KOLocalizedClass.instance.changeLocalizedWithKey("uk")
      #expect(KOLocalizedClass.instanc.valueWith(key: "title") == "Заголовок-укр")
      KOLocalizedClass.instanc.defaultLocale()
      #expect(KOLocalized("title") == "Title")
    }
  }

  @available(*, deprecated) @Test func theFunctionsOfTheFile() throws {
    let app = try FormerApp("KOLocalized/article")
    app.run {
      KOLocalizedChangeLocale(key: "uk")
      #expect(KOLocalizedCurrentLocale() == "uk")
      #expect(KOLocalizedCurrentLocaleForWeb() == "ua")
      KOLocalizedChangeLocale(key: "ru")
      #expect(KOLocalizedCurrentLocaleForWeb() == "ru")
      // It was stored, and the next launch crashed.
      KOLocalizedChangeLocale(key: "de")
      #expect(KOLocalizedCurrentLocale() == "ru")
    }
    #expect(app.issues.kinds == [.unsupportedLanguage])
  }

  @available(*, deprecated) @Test func theSettings() throws {
    try FormerApp("KOLocalized/named", system: ["fr"]).run {
      KOLocalizedSettings(nameFile: "Texts", appLocaleList: ["en", "uk"], defaultLocale: "uk", localeDevice: false)
      #expect(Localizer.main.languages == ["en", "uk"])
      #expect(KOLocalizedCurrentLocale() == "uk")
      KOLocalizedChangeLocale(key: "en")
      #expect(KOLocalizedCurrentLocale() == "en")
      KOLocalizedSettings(nameFile: "Texts", appLocaleList: ["uk"], defaultLocale: "uk", localeDevice: true)
      #expect(Localizer.main.languages == ["uk"])
      #expect(KOLocalizedCurrentLocale() == "uk")
    }
  }

  // MARK: The pod

  @available(*, deprecated) @Test func theDocumentationOfThePod() throws {
    try FormerApp("KOLocalized/pod").run {
      KOLocalizedCore.main.configure()
      let controller = UIViewController()
      controller.title = KOLocalizedString("kTitleText")
      #expect(controller.title == "Change language")
      #expect(KOGetLanguageArray() == ["en", "uk"])
      KOSetLanguage("uk")
      #expect(KOCurrentLanguageKey() == "uk")
      #expect(KOLocalizedString("kTitleText", comment: "the title") == "Змінити мову")
      KOSetLanguage("de")
      #expect(KOCurrentLanguageKey() == "uk")
    }
  }

  @available(*, deprecated) @Test func imagesAndFilesOfThePod() throws {
    try FormerApp("KOLocalized/pod").run {
      KOSetLanguage("uk")
      #expect(KOLocalizedImage(named: "flag")?.source.hasSuffix("uk.lproj/flag.png") == true)
      #expect(KOLocalizedImage(forResource: "flag", ofType: "png")?.source.hasSuffix("uk.lproj/flag.png") == true)
      #expect(KOLocalizedImage(named: "absent") == nil)
      #expect(KOLocalizedFilePath(forResource: "help", ofType: "html")?.hasSuffix("uk.lproj/help.html") == true)
      #expect(KOLocalizedFilePath(forResource: "absent", ofType: "html") == nil)
      #expect(KOLocalizedCore.main.currentBundle?.bundlePath.hasSuffix("pod/uk.lproj") == true)
    }
  }

  @available(*, deprecated) @Test func theNotificationOfThePod() throws {
    let app = try FormerApp("KOLocalized/pod")
    #expect(KODidChangeLanguage == .KODidChangeLanguage)
    app.run {
      let count = count(of: .KODidChangeLanguage) { KOSetLanguage("uk") }
      #expect(count == 1)
    }
  }
}
