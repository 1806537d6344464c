import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// The calls of L10n-swift, as its README and its documentation write them.
@MainActor @Suite(.serialized) struct L10nSwiftTests {
  private let app = FormerApp(
    texts: [
      "en": ["hello.world": "Hello", "numberOfApples": "%d apples", "both": "%d of %d"],
      "en-GB": ["hello.world": "Hullo"],
      "de": ["hello.world": "Hallo", "numberOfApples": "%d Äpfel", "both": "%d von %d"],
    ],
    errors: ["en": ["code": "Error %d", "offline": "No network"], "de": ["code": "Fehler %d"]])

  @available(*, deprecated) @Test func theTextsOfTheREADME() {
    app.run {
      #expect("hello.world".l10n() == "Hello")
      #expect("numberOfApples".l10nPlural(2) == "2 apples")
      L10n.shared.language = "de"
      #expect("hello.world".l10n() == "Hallo")
      #expect("numberOfApples".l10nPlural(2) == "2 Äpfel")
    }
  }

  @available(*, deprecated) @Test func theLanguageOfTheREADME() {
    app.run {
      L10n.shared.language = "en-GB"
      #expect(L10n.shared.language == "en-GB")
      #expect("hello.world".l10n() == "Hullo")
      #expect(L10n.shared.locale?.identifier.hasPrefix("en") == true)
      #expect(L10n.supportedLanguages == ["de", "en", "en-GB"])
      #expect(L10n.shared.supportedLanguages == L10n.supportedLanguages)
      #expect(L10n.preferredLanguage == "en")
      L10n.preferredLanguage = "de"
      #expect(L10n.shared.language == "de")
      #expect(L10n.shared.preferredLanguage == "en")
      L10n.shared.language = "ja"
      #expect(L10n.shared.language == "de")
    }
    #expect(app.issues.kinds == [.unsupportedLanguage])
  }

  @available(*, deprecated) @Test func theFallbackLanguage() {
    app.run {
      L10n.shared.fallbackLanguage = "de"
      #expect(L10n.shared.fallbackLanguage == "de")
      #expect(Localizer.main.defaultLanguage == "de")
      #expect(Localizer.main !== app.localizer)
    }
  }

  @available(*, deprecated) @Test func textsInEveryWay() {
    app.run {
      #expect("offline".l10n(resource: "Errors") == "No network")
      #expect("hello.world".l10n(fittingWidth: 20) == "Hello")
      #expect("both".l10n(args: [1, 2]) == "1 of 2")
      #expect("code".l10n(resource: "Errors", args: [4]) == "Error 4")
      #expect("both".l10n(instance: .shared, 1, 2) == "1 of 2")
      #expect("both".l10nPlural(1, 2) == "1 of 2")
      #expect("code".l10nPlural(resource: "Errors", 4) == "Error 4")
      #expect("both".l10nPlural(args: [1, 2]) == "1 of 2")
      #expect(L10n.shared.string(for: "offline", resource: "Errors") == "No network")
      #expect(L10n.shared.plural(for: "both", 1, 2) == "1 of 2")
      #expect(L10n.shared.string(format: "%d", 3) == "3")
    }
  }

  @available(*, deprecated) @Test func anotherInstanceHasALanguageOfItsOwn() throws {
    let former = try FormerApp("SKLocalizable")
    app.run {
      let russian = L10n(bundle: former.bundle, language: "ru")
      #expect("Filename".l10n(russian) == "Localizable_ru")
      #expect("String.Plural".l10nPlural(instance: russian, 5) == "Multiple 5")
      #expect(russian.l10n() == "Русский")
      #expect(russian.l10n(.shared) == "Russian")
      #expect(russian.description == "ru")
      #expect(russian != L10n.shared)
      L10n.shared.language = "de"
      #expect(russian.language == "ru")
      russian.language = "en"
      #expect("Filename".l10n(russian) == "Localizable")
      #expect(L10n.shared.language == "de")
      russian.fallbackLanguage = "ru"
      #expect(russian.fallbackLanguage == "ru")
      #expect(Localizer.main === app.localizer)
    }
  }

  /// Foundation's formatters are what L10n-swift used.
  @available(*, deprecated) @Test func numbers() {
    app.run {
      L10n.shared.language = "de"
      #expect(12.l10n() == "12")
      #expect(1234.l10n() == "1.234")
      #expect(24.l10n(minIntegerDigits: 4) == "0.024")
      #expect(1.61803.l10n() == "1,618")
      #expect(2.71828.l10n(fractionDigits: 2) == "2,72")
      let percent = 0.25.l10n { formatter in formatter.numberStyle = .percent }
      #expect(percent == "25\u{a0}%")
    }
  }

  @available(*, deprecated) @Test func dates() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    app.run {
      for language in ["en", "de"] {
        L10n.shared.language = language
        let formatter = DateFormatter()
        formatter.locale = L10n.shared.locale
        formatter.dateStyle = .medium
        formatter.timeStyle = .medium
        #expect(date.l10n() == formatter.string(from: date))
        formatter.timeStyle = .none
        #expect(date.l10n(dateStyle: .medium) == formatter.string(from: date))
        let own = date.l10n { formatter in formatter.dateStyle = .medium }
        #expect(own == formatter.string(from: date))
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        #expect(date.l10n(timeStyle: .short) == formatter.string(from: date))
        formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: "dMMMM", options: 0, locale: formatter.locale)
        #expect(date.l10n(template: "dMMMM") == formatter.string(from: date))
        formatter.dateFormat = "EEEE"
        #expect(date.l10n(format: "EEEE") == formatter.string(from: date))
      }
      #expect(date.l10n(format: "MMMM") == "November")
    }
  }

  @available(*, deprecated) @Test func theNotification() {
    app.run {
      let count = count(of: .L10nLanguageChanged) { L10n.shared.language = "de" }
      #expect(count == 1)
    }
  }

  @available(*, deprecated) @Test func components() {
    app.run {
      let components = Components()
      L10n.shared.language = "de"
      #expect(components.shown == Array(repeating: "Hallo", count: components.shown.count))
      #expect(components.label.l10nText == "hello.world")
    }
  }

  /// Everything that Interface Builder could set.
  @MainActor private struct Components {
    let label = UILabel()
    let button = UIButton()
    let field = UITextField()
    let bar = UISearchBar()
    let controller = UIViewController()
    let item = UINavigationItem(title: "")
    let barItem = UIBarButtonItem()
    let tab = UITabBarItem()
    let segments = UISegmentedControl(items: ["hello.world", "hello.world"])

    @available(*, deprecated) init() {
      let key = "hello.world"
      label.l10nText = key
      button.l10nTitle = key
      button.l10nHighlightedTitle = key
      button.l10nSelectedTitle = key
      button.l10nDisabledTitle = key
      button.l10nFocusedTitle = key
      field.l10nText = key
      field.l10nPlaceholder = key
      bar.l10nText = key
      bar.l10nPrompt = key
      bar.l10nPlaceholder = key
      controller.l10nTitle = key
      item.l10nTitle = key
      item.l10nPrompt = key
      item.l10nBackButton = key
      barItem.l10nTitle = key
      tab.l10nTitle = key
      tab.l10nBadge = key
      segments.l10nUseSegmentTitleAsKey = true
    }

    var shown: [String?] {
      let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled, .focused]
      return states.map { button.title(for: $0) } + [
        label.text, field.text, field.placeholder, bar.text, bar.prompt, bar.placeholder, controller.title,
        item.title, item.prompt, item.backButtonTitle, barItem.title, tab.title, tab.badgeValue,
        segments.titleForSegment(at: 0), segments.titleForSegment(at: 1),
      ]
    }
  }
}
