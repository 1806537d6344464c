import Dragoman
import DragomanUIKit
import Testing
import UIKitStandIn

@MainActor @Suite struct InitializerTests {
  let test = TestLocalizer()

  @Test func whatIsMadeWithATitleFollows() throws {
    let text = test.text()
    let items = [
      UIBarButtonItem(localizedTitle: text, style: .done, target: nil, action: "tap"),
      UIBarButtonItem(localizedTitle: text, primaryAction: UIAction { _ in }),
      UITabBarItem(localizedTitle: text, image: nil, tag: 1), UITabBarItem(localizedTitle: text, image: nil),
    ]
    let navigation = UINavigationItem(localizedTitle: text)
    let tab = UITab(localizedTitle: text, image: nil, identifier: "tab") { _ in UIViewController() }
    let action = UIAction(localizedTitle: text) { _ in }
    let command = UICommand(localizedTitle: text, action: "save")
    let alert = UIAlertController(localizedTitle: text, localizedMessage: test.text("b"), preferredStyle: .alert)
    try test.localizer.select("uk")
    let titles = items.map(\.title) + [navigation.title, tab.title, action.title, command.title, alert.title]
    #expect(titles.allSatisfy { $0 == "А-укр" })
    #expect(alert.message == "Б-укр")
  }

  @Test func whatNeverChangesIsMadeInTheLanguageOfNow() throws {
    try test.localizer.select("uk")
    let button = UIAlertAction(localizedTitle: test.text(), style: .default)
    let menu = UIMenu(localizedTitle: test.text())
    #expect(button.title == "А-укр")
    #expect(menu.title == "А-укр")
  }
}
