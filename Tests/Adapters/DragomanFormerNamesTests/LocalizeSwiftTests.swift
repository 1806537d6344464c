import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// The calls of Localize-Swift, as its README and its documentation write them.
@MainActor @Suite(.serialized) struct LocalizeSwiftTests {
  private let app = FormerApp(
    texts: [
      "en": ["Hello World": "Hello", "count": "%d of %d", "lamp": "%d lamps"],
      "fr": ["Hello World": "Bonjour", "count": "%d sur %d", "lamp": "%d lampes"],
    ],
    errors: [
      "en": ["offline": "No network", "code": "Error %d"], "fr": ["offline": "Hors ligne", "code": "Erreur %d"],
    ])

  @available(*, deprecated) @Test func theREADME() {
    app.run {
      let textLabel = UILabel()
      textLabel.text = "Hello World".localized()
      #expect(textLabel.text == "Hello")
      #expect(Localize.availableLanguages() == ["en", "fr"])
      #expect(Localize.availableLanguages(true) == ["en", "fr"])
      Localize.setCurrentLanguage("fr")
      #expect(Localize.currentLanguage() == "fr")
      #expect("Hello World".localized() == "Bonjour")
      Localize.resetCurrentLanguageToDefault()
      #expect(Localize.currentLanguage() == "en")
      #expect(app.localizer.selection.choice == .system)
    }
  }

  @available(*, deprecated) @Test func theNotificationComesUnderItsName() {
    app.run {
      let count = count(of: NSNotification.Name(LCLLanguageChangeNotification)) { Localize.setCurrentLanguage("fr") }
      #expect(count == 1)
    }
  }

  @available(*, deprecated) @Test func tablesAndBundles() {
    app.run {
      #expect("offline".localized(using: "Errors") == "No network")
      #expect("offline".localized(using: "Errors", in: nil) == "No network")
      #expect("Hello World".localized(in: nil) == "Hello")
      #expect("Hello World".commented("a greeting") == "Hello World")
    }
  }

  @available(*, deprecated) @Test func anotherBundle() throws {
    let former = try FormerApp("SKLocalizable")
    app.run {
      #expect("Filename".localized(in: former.bundle) == "Localizable")
      #expect("DemoVC.Label.Text".localized(using: "Errors", in: former.bundle) == "Error")
    }
  }

  @available(*, deprecated) @Test func formats() {
    app.run {
      Localize.setCurrentLanguage("fr")
      #expect("count".localizedFormat(1, 2) == "1 sur 2")
      #expect("code".localizedFormat(arguments: 404, using: "Errors") == "Erreur 404")
      #expect("count".localizedFormat(arguments: 1, 2, in: nil) == "1 sur 2")
      #expect("code".localizedFormat(arguments: 404, using: "Errors", in: nil) == "Erreur 404")
      #expect("lamp".localizedPlural(3) == "3 lampes")
      #expect("code".localizedPlural(argument: 404, using: "Errors") == "Erreur 404")
      #expect("lamp".localizedPlural(argument: 3, in: nil) == "3 lampes")
      #expect("code".localizedPlural(argument: 404, using: "Errors", in: nil) == "Erreur 404")
    }
  }

  @available(*, deprecated) @Test func functions() {
    app.run {
      #expect(Localized("Hello World") == "Hello")
      #expect(Localized("count", arguments: 1, 2) == "1 of 2")
      #expect(LocalizedPlural("lamp", argument: 3) == "3 lamps")
    }
  }

  @available(*, deprecated) @Test func namesOfLanguages() {
    app.run {
      #expect(Localize.displayNameForLanguage("fr") == "French")
      Localize.setCurrentLanguage("fr")
      #expect(Localize.displayNameForLanguage("fr") == "français")
      #expect(Localize.displayNameForLanguage("no tag") == "")
      #expect(Localize.defaultLanguage() == "en")
    }
  }

  /// Localize-Swift chose the default language in the place of one that is not there.
  @available(*, deprecated) @Test func aLanguageThatIsNotThereIsAnIssueAndChangesNothing() {
    app.run {
      Localize.setCurrentLanguage("fr")
      for tag in ["de", "no tag"] { Localize.setCurrentLanguage(tag) }
      #expect(Localize.currentLanguage() == "fr")
    }
    #expect(app.issues.kinds == [.unsupportedLanguage, .unsupportedLanguage])
  }

  @available(*, deprecated) @Test func keysOfInterfaceBuilderFollow() {
    app.run {
      let (label, button, field, view) = (UILabel(), UIButton(), UITextField(), UITextView())
      let item = UINavigationItem(title: "")
      label.localizeKey = "Hello World"
      button.localizeKey = "Hello World"
      field.localizeKey = "Hello World"
      view.localizeKey = "Hello World"
      item.localizeKey = "Hello World"
      Localize.setCurrentLanguage("fr")
      let shown = [label.text, button.title(for: .normal), field.placeholder, view.text, item.title]
      #expect(shown == Array(repeating: "Bonjour", count: 5))
      #expect([label.localizeKey, item.localizeKey] == ["Hello World", "Hello World"])
    }
  }
}
