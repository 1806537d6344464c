import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// The calls of SKLocalizable that Dragoman itself does not have, as its README and its demo write them.
@MainActor @Suite(.serialized) struct SKLocalizableTests {
  private func app(system: [Language] = ["en"]) throws -> FormerApp { try FormerApp("SKLocalizable", system: system) }

  @available(*, deprecated) @Test func theLanguageIsChangedByItsBundle() throws {
    try app().run {
      let label = UILabel()
      label.localizationKey = "DemoVC.Label.Text"
      Bundle.localization = Bundle(languageCode: "ru") ?? .main
      #expect(label.text == "Label Localizable_ru")
      #expect("Filename".localized() == "Localizable_ru")
      #expect(Localizer.main.selection.choice == .language("ru"))
      Bundle.localization = .main
      #expect(Localizer.main.selection.choice == .system)
      #expect(label.text == "Label Localizable")
    }
  }

  @available(*, deprecated) @Test func aLanguageThatIsNotThereHasNoBundle() throws {
    try app().run {
      #expect(Bundle(languageCode: "uk") == nil)
      #expect(Bundle(identifier: "nobody.has.it", languageCode: "ru") != nil)
    }
  }

  /// Handed on as the parameter `bundle`, it is the program's texts in the language in force, with all their fallbacks.
  @available(*, deprecated) @Test func theBundleOfTheLanguageIsHandedOn() throws {
    let app = try app()
    try app.run {
      #expect("Filename".localized(tableName: "Localizable", bundle: .localization) == "Localizable")
      try Localizer.main.select("ru")
      #expect("Filename".localized(tableName: "Localizable", bundle: .localization) == "Localizable_ru")
      #expect("fault".localized(tableName: "Errors", bundle: .localization, arguments: ["code": 4]) == "Ошибка 4")
      #expect(app.issues.kinds == [])
      // Outside the folders of languages, which is no translation.
      #expect("Filename".localized(tableName: "Localizable2", bundle: .localization) == "Localizable2")
      #expect(Bundle.localization.bundlePath == app.bundle.path(forResource: "ru", ofType: "lproj"))
      #expect(app.issues.kinds == [.missingTranslation])
    }
  }

  @available(*, deprecated) @Test func theNotification() throws {
    let app = try app()
    app.run {
      let count = count(of: .languageChanged) { Bundle.localization = Bundle(languageCode: "ru") ?? .main }
      #expect(count == 1)
    }
  }
}
