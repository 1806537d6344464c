import Dragoman
import DragomanUIKit
import Foundation
import Testing
@testable import UIKitStandIn

@MainActor @Suite struct ScreenTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  /// Counts how often its text is written.
  final class CountingLabel: UILabel {
    var writes = 0

    override var text: String? {
      didSet { writes += 1 }
    }
  }

  @Test func aLabelInATabNeverShownIsRightWhenShown() throws {
    let hidden = UIViewController()
    let label = UILabel()
    hidden.view.addSubview(label)
    label.localizedText = test.text()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), hidden]
    let window = UIWindow()
    window.rootViewController = tabs
    #expect(label.window == nil)
    try localizer.select("uk")
    tabs.selectedIndex = 1
    #expect(label.window === window)
    #expect(label.text == "А-укр")
  }

  @Test func barButtonItemsAndTitlesOfChildrenFollow() throws {
    let child = UIViewController()
    child.localizedTitle = test.text("a")
    child.navigationItem.rightBarButtonItem = UIBarButtonItem(
      localizedTitle: test.text("b"), target: nil, action: nil)
    child.tabBarItem.localizedTitle = test.text("c")
    let navigation = UINavigationController(rootViewController: child)
    try localizer.select("uk")
    #expect(navigation.topViewController?.title == "А-укр")
    #expect(child.navigationItem.title == "А-укр")
    #expect(child.navigationItem.rightBarButtonItem?.title == "Б-укр")
    #expect(child.tabBarItem.title == "В-укр")
    try localizer.select("ar")
    #expect(child.title == "ا")
    #expect(child.tabBarItem.title == "ج")
  }

  @Test func aReusedCellIsWrittenOnceToItsLastKey() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    let label = CountingLabel()
    cell.contentView.addSubview(label)
    for number in 0..<50 {
      cell.prepareForReuse()
      label.localizedText = test.text(number == 49 ? "b" : "a")
    }
    let writes = label.writes
    try localizer.select("uk")
    #expect(label.text == "Б-укр")
    #expect(label.writes == writes + 1)
  }

  @Test func aCellWhoseContentIsReplacedIsWrittenAgain() throws {
    let cell = StandInObjects.cell()
    cell.localizedContent.text = test.text("a")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    try localizer.select("uk")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "А-укр")
  }

  @Test func aValueThatIsNotThereIsNoFault() throws {
    let button = UIButton()
    button.localizedConfiguration.title = test.text("a")
    try localizer.select("uk")
    #expect(button.configuration == nil)
    button.configuration = .filled()
    try localizer.select("ar")
    #expect(button.configuration?.title == "ا")
  }

  @Test func aControlIsFreedWhileItIsBound() throws {
    weak var gone: UIButton?
    do {
      let button = StandInObjects.button()
      button.localizedTitle = test.text()
      button.localizedConfiguration.title = test.text()
      button.localizedAccessibilityLabel = test.text()
      button.setLocalizedImage(.named("flag", by: localizer), for: .normal)
      button.setLocalizedMenu(by: localizer) { _ in UIMenu() }
      button.localize(key: "a", by: localizer)
      gone = button
    }
    #expect(gone == nil)
    try localizer.select("uk")
  }

  @Test func aSwitchFromABackgroundThreadReachesTheScreenOnTheMainOne() async throws {
    final class CheckedLabel: UILabel {
      override var text: String? {
        willSet { MainActor.assertIsolated() }
      }
    }
    let label = CheckedLabel()
    label.localizedText = test.text()
    let localizer = localizer
    try await Task.detached {
      try localizer.select("uk")
      try localizer.select("ar")
    }.value
    await localizer.refreshed()
    #expect(label.text == "ا")
  }

  @Test func aSwitchInsideAHookEndsInItsLanguage() throws {
    let localizer = localizer
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels { label.localizedText = test.text() }
    labels[0].onLanguageChange { _, change in
      if change.language == "uk" { try? localizer.select("ar") }
    }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["ا", "ا", "ا"])
  }

  @Test func aNestedSwitchEndsInItsLanguage() throws {
    final class SwitchingLabel: UILabel {
      var onWrite: (() -> Void)?

      override var text: String? {
        didSet {
          let perform = onWrite
          onWrite = nil
          perform?()
        }
      }
    }
    let localizer = localizer
    let labels = (0..<3).map { _ in SwitchingLabel() }
    for label in labels { label.localizedText = test.text() }
    labels[1].onWrite = { try? localizer.select("ar") }
    try localizer.select("uk")
    #expect(labels.map(\.text) == ["ا", "ا", "ا"])
  }

  @Test func onePropertyIsBoundOnceWhateverTheSubclass() throws {
    let label = CountingLabel()
    label.localizedText = test.text("a")
    (label as UILabel).localizedText = test.text("b")
    label.localizedAccessibilityLabel = test.text("a")
    (label as UIView).localizedAccessibilityLabel = nil
    let writes = label.writes
    try localizer.select("uk")
    #expect(label.text == "Б-укр")
    #expect(label.writes == writes + 1)
    #expect(label.accessibilityLabel == "A")
  }

  @Test func listsLoadTheirStringsAnew() throws {
    let table = UITableView(frame: .zero, style: .plain)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    table.reloadDataOnLanguageChange(of: localizer)
    collection.reloadDataOnLanguageChange(of: localizer)
    #expect(table.reloadCount == 0)
    try localizer.select("uk")
    #expect(table.reloadCount == 1)
    #expect(collection.reloadCount == 1)
  }

  @Test func theMenuBarIsBuiltAnew() throws {
    let system = UIMenuSystem.main
    let former = system.rebuildCount
    system.rebuildOnLanguageChange(of: localizer)
    defer { system.removeLocalization() }
    try localizer.select("uk")
    #expect(system.rebuildCount == former + 1)
  }
}
