import Dragoman
import DragomanUIKit
import Testing
import UIKitStandIn

@MainActor @Suite struct KeyTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  @Test func aKeySetToNilLeavesTheText() throws {
    let label = UILabel()
    label.localize(key: "a", by: localizer)
    label.localizationKey = nil
    #expect(label.text == "A")
    try localizer.select("uk")
    #expect(label.text == "A")
    #expect(label.localizationKey == nil)
  }

  @Test func aTableSetBeforeTheKeyWritesNothing() throws {
    let label = UILabel()
    label.text = "from the storyboard"
    label.localize(key: nil, by: localizer)
    label.localizationFile = "Errors"
    #expect(label.text == "from the storyboard")
    label.localizationKey = "a"
    #expect(label.text == "error A")
    try localizer.select("uk")
    #expect(label.text == "помилка А")
    label.localizationTable = nil
    #expect(label.text == "А-укр")
    #expect(label.localizationFile == nil)
  }

  @Test func keysHaveArguments() throws {
    let label = UILabel()
    let button = UIButton()
    label.localize(key: "n", 1, 2, by: localizer)
    button.localize(key: "g", ["name": "Anna"], by: localizer)
    try localizer.select("uk")
    #expect(label.text == "1 із 2")
    #expect(button.title(for: .normal) == "Привіт, Anna")
  }

  @Test func everyKeyedClassShowsItsKey() throws {
    let field = UITextField()
    let view = UITextView()
    let bar = UISearchBar()
    let controller = UIViewController()
    let item = UINavigationItem(title: "")
    let button = UIBarButtonItem()
    let all: [any LocalizationKeyed] = [field, view, bar, controller, item, button]
    for keyed in all { keyed.localize(key: "a", by: localizer) }
    try localizer.select("uk")
    let shown = [field.placeholder, view.text, bar.placeholder, controller.title, item.title, button.title]
    #expect(shown.allSatisfy { $0 == "А-укр" })
    #expect(all.allSatisfy { $0.localizedTextForKey == localizer.text("a") })
  }

  final class Gauge: UIView, LocalizationKeyed {
    var caption = ""
    var localizedTextForKey: LocalizedText? {
      get { localized.caption }
      set { localized.caption = newValue }
    }
  }

  @Test func aClassOfOnesOwnTakesAKey() throws {
    let gauge = Gauge()
    gauge.localize(key: "a", by: localizer)
    try localizer.select("uk")
    #expect(gauge.caption == "А-укр")
  }

  @Test func aTableWithoutAKeyLeavesTheTextThatIsBound() throws {
    let label = UILabel()
    label.localizedText = test.text("a")
    label.localizationTable = "Errors"
    label.localizationKey = nil
    try localizer.select("uk")
    #expect(label.text == "А-укр")
  }
}
