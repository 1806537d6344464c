import AppKitStandIn
import Dragoman
import DragomanAppKit
import Foundation
import Testing

@MainActor @Suite struct ControlTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  @Test func aPopUpShowsTheItemThatIsChosen() throws {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withLocalizedTitles: [test.text("a"), test.text("b")])
    #expect(button.title == "A")
    button.selectItem(at: 1)
    try localizer.select("uk")
    #expect(button.itemTitles == ["А-укр", "Б-укр"])
    #expect(button.title == "Б-укр")
    #expect(button.indexOfSelectedItem == 1)
  }

  @Test func itemsWithOneTitleAreNotOne() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withLocalizedTitles: [test.text("a"), test.text("a")])
    #expect(button.itemTitles == ["A", "A"])
  }

  @Test func anItemKeepsItsTitleWhereverItGoes() throws {
    let button = StandInObjects.popUp()
    button.setLocalizedItemTitle(test.text("a"), at: 1)
    button.setLocalizedItemTitle(test.text("b"), at: 7)
    button.removeItem(at: 0)
    try localizer.select("uk")
    #expect(button.itemTitles == ["А-укр"])
  }

  @Test func aSegmentThatIsGoneIsNotWritten() throws {
    let control = NSSegmentedControl(localizedLabels: [test.text("a"), test.text("b")])
    control.setLocalizedToolTip(test.text("c"), forSegment: 1)
    control.setLocalizedLabel(test.text("c"), forSegment: 7)
    control.segmentCount = 1
    try localizer.select("uk")
    #expect(control.label(forSegment: 0) == "А-укр")
    #expect(control.segmentCount == 1)
  }

  @Test func whatIsMadeWithATextFollows() throws {
    let alert = NSAlert()
    let button = alert.addButton(withLocalizedTitle: test.text("a"))
    let box = NSButton(checkboxWithLocalizedTitle: test.text("a"))
    let label = NSTextField(labelWithLocalizedString: test.text("a"))
    let menu = NSMenu(localizedTitle: test.text("a"))
    let item = NSMenuItem(localizedTitle: test.text("a"), action: "save:", keyEquivalent: "s")
    try localizer.select("uk")
    let shown = [button.title, box.title, label.stringValue, menu.title, item.title]
    #expect(shown.allSatisfy { $0 == "А-укр" })
    #expect(alert.buttons.first === button)
  }

  @Test func tablesLoadTheirStringsAnew() throws {
    let table = NSTableView()
    table.reloadDataOnLanguageChange(of: localizer)
    try localizer.select("uk")
    #expect(table.reloadCount == 1)
  }

  @Test func nothingIsKeptAlive() throws {
    weak var gone: NSTextField?
    do {
      let field = NSTextField()
      field.localizedPlaceholderString = test.text("a")
      field.localizedAccessibilityLabel = test.text("a")
      gone = field
    }
    #expect(gone == nil)
    try localizer.select("uk")
  }
}
