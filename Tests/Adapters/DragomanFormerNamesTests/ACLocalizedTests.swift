import Dragoman
import DragomanFormerNames
import DragomanUIKit
import Foundation
import Testing
import UIKitStandIn

/// The calls of ACLocalized, as its README, its demo and its generated functions write them.
@MainActor @Suite(.serialized) struct ACLocalizedTests {
  private func app(system: [Language] = ["en"]) throws -> FormerApp { try FormerApp("ACLocalized", system: system) }

  // MARK: Core

  @available(*, deprecated) @Test func theCoreOfTheREADME() throws {
    let app = try app()
    app.run {
      let core = ACLocalizedCore.shared
      let languages: [ACLocalizedLanguage] = core.supportedLanguages
      #expect(languages == [.en, .ru])
      #expect(core.language == .en)
      core.language = .ru
      #expect(core.language == "ru")
      #expect(core.language.code == "ru")
      #expect(core.localizedString(key: "item_depth", table: "Localized", args: 3) == "Глубина: 3")
      core.language = ACLocalizedLanguage(code: "de")
      core.language = ACLocalizedLanguage(code: "no tag")
      #expect(core.language == ACLocalizedLanguage(code: "ru"))
    }
    #expect(app.issues.kinds == [.unsupportedLanguage, .unsupportedLanguage])
  }

  @available(*, deprecated) @Test func theBundleAndTheDefaultLanguageAreSet() throws {
    let app = try app()
    let other = try FormerApp("SKLocalizable")
    app.run {
      #expect(ACLocalizedCore.shared.coreBundle == app.bundle)
      #expect(ACLocalizedCore.shared.defaultLanguage == .en)
      ACLocalizedCore.shared.defaultLanguage = .ru
      #expect(ACLocalizedCore.shared.defaultLanguage == .ru)
      ACLocalizedCore.shared.coreBundle = other.bundle
      #expect(ACLocalizedCore.shared.coreBundle == other.bundle)
      #expect(ACLocalizedCore.shared.defaultLanguage == .ru)
      #expect("Filename".localized == "Localizable")
      ACLocalizedCore.shared.language = .ru
      #expect("Filename".localized == "Localizable_ru")
      // The choice is that of the program, whatever its texts are.
      #expect(app.localizer.language == "ru")
    }
  }

  // MARK: Strings

  @available(*, deprecated) @Test func keysLiteralsAndCompositions() throws {
    try app().run {
      var text = ACLocalizedString(strings: .item_title(), " > ", .item_depth(3))
      text += " " + .depth_screens_genitive(3)
      let key = ACLocalizedKeyString(key: "item_title", table: "Localized")
      let list = ACLocalizedString(arrayOfStrings: [key, "/", "user".toLocalizedString()])
      let literal: ACLocalizedString = "item_title"
      let main: ACLocalizedString = "\(ACLocalizedString.item_title()) #\(1)"
      #expect(text.toString() == "Item > Depth: 3 screens")
      ACLocalizedCore.shared.language = .ru
      #expect(text.toString() == "Элемент > Глубина: 3 экрана")
      #expect(text.toAttributedString().string == "Элемент > Глубина: 3 экрана")
      #expect(list.description == "Элемент/user")
      #expect(literal.toString() == "item_title")
      #expect((main + " > " + main).toString() == "Элемент #1 > Элемент #1")
    }
  }

  @available(*, deprecated) @Test func theItemOfTheDemo() throws {
    struct ItemLocalized {
      let title: ACLocalizedString
      let subtitle: ACLocalizedStringProtocol
      let depth: Int

      var depthString: ACLocalizedString { .item_depth(self.depth) + " " + .depth_screens_genitive(self.depth) }
    }
    try app(system: ["ru"]).run {
      let item = ItemLocalized(title: .item_title(), subtitle: .list_nav_title(), depth: 5)
      #expect(item.depthString.toString() == "Глубина: 5 экранов")
      #expect(item.title.toString() + item.subtitle.toString() == "ЭлементСписок")
    }
  }

  // MARK: UIKit

  @available(*, deprecated) @Test func everyPropertyFollowsAndGivesBackWhatWasSet() throws {
    try app().run {
      let components = Components()
      #expect(components.shown == Array(repeating: "Search", count: components.shown.count))
      ACLocalizedCore.shared.language = .ru
      #expect(components.shown == Array(repeating: "Поиск", count: components.shown.count))
      #expect(components.bound == Array(repeating: .search_hint(), count: components.bound.count))
    }
  }

  /// All properties of the library's extensions.
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

    @available(*, deprecated) init() {
      label.textLocalized = .search_hint()
      rich.attributedTextLocalized = .search_hint()
      button.setTitleLocalized(.search_hint(), for: .normal)
      button.setAttributedTitleLocalized(.search_hint(), for: .disabled)
      field.textLocalized = .search_hint()
      field.placeholderLocalized = .search_hint()
      richField.attributedTextLocalized = .search_hint()
      richField.attributedPlaceholderLocalized = .search_hint()
      view.textLocalized = .search_hint()
      richView.attributedTextLocalized = .search_hint()
      controller.titleLocalized = .search_hint()
      item.titleLocalized = .search_hint()
      item.backButtonTitleLocalized = .search_hint()
      item.promptLocalized = .search_hint()
      bar.titleLocalized = .search_hint()
      tab.titleLocalized = .search_hint()
    }

    @available(*, deprecated) var bound: [ACLocalizedString?] {
      [
        label.textLocalized, rich.attributedTextLocalized, button.getTitleLocalized(nil, for: .normal),
        button.getAttributedTitleLocalized(nil, for: .disabled), field.textLocalized, field.placeholderLocalized,
        richField.attributedTextLocalized, richField.attributedPlaceholderLocalized, view.textLocalized,
        richView.attributedTextLocalized, controller.titleLocalized, item.titleLocalized,
        item.backButtonTitleLocalized, item.promptLocalized, bar.titleLocalized, tab.titleLocalized,
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

  @available(*, deprecated) @Test func itemsAreMadeWithALocalizedTitle() throws {
    try app().run {
      let items: [UIBarItem] = [
        UIBarButtonItem(titleLocalized: .search_hint(), style: .plain, target: nil, action: nil),
        UIBarButtonItem(titleLocalized: .search_hint()),
        UIBarButtonItem(titleLocalized: .search_hint(), image: nil, primaryAction: nil, menu: nil),
        UITabBarItem(titleLocalized: .search_hint(), image: nil, tag: 0),
        UITabBarItem(titleLocalized: .search_hint(), image: nil, selectedImage: nil),
      ]
      ACLocalizedCore.shared.language = .ru
      #expect(items.map(\.title) == Array(repeating: "Поиск", count: 5))
      #expect(UITabBarItem(titleLocalized: nil, image: nil, tag: 0).title == nil)
    }
  }

  // MARK: Hooks

  /// The base class of the README, and the list of the demo.
  @available(*, deprecated) private class AppViewController: UIViewController, ACLocalizedResponderProtocol {
    var seen: [String] = []
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.textLocalized = .item_title()
      navigationItem.titleLocalized = .list_nav_title()
      view.addSubview(label)
    }

    /// What the README calls in `viewWillAppear(_:)`.
    func appear() { self.viewControllerLocalizeIfNeeded() }

    func applyLocalize() { seen.append("apply \(label.text ?? "")") }
    func didLocalized() { seen.append("did \(navigationItem.title ?? "")") }
  }

  /// A cell that wants to be told too.
  @available(*, deprecated) private final class Cell: UIView, ACLocalizedResponderProtocol {
    var count = 0

    func applyLocalize() { count += 1 }
    func didLocalized() {}
  }

  @available(*, deprecated) @Test func theHooksRunOncePerLanguageAfterTheViewsAreWritten() throws {
    try app().run {
      let controller = AppViewController()
      controller.loadViewIfNeeded()
      let cell = Cell()
      controller.view.addSubview(cell)
      controller.appear()
      #expect(controller.seen == ["apply Item", "did List"])
      #expect(cell.count == 1)
      ACLocalizedCore.shared.language = .ru
      #expect(controller.seen.suffix(2) == ["apply Элемент", "did Список"])
      controller.appear()
      #expect(controller.seen.count == 4)
      #expect(cell.count == 2)
    }
  }

  @available(*, deprecated) @Test func barsTellWhatIsInThem() throws {
    try app().run {
      let (bar, tabBar, cells) = (UINavigationBar(), UITabBar(), [Cell(), Cell()])
      bar.addSubview(cells[0])
      tabBar.addSubview(cells[1])
      bar.navigationBarLocalizeIfNeeded()
      tabBar.tabBarLocalizeIfNeeded()
      #expect(cells.map(\.count) == [1, 1])
    }
  }
}
