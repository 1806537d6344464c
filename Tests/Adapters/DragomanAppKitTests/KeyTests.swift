import AppKitStandIn
import Dragoman
import DragomanAppKit
import Testing

@MainActor @Suite struct KeyTests {
  let test = TestLocalizer()

  var localizer: Localizer { test.localizer }

  @Test func everyKeyedClassShowsItsKey() throws {
    let label = NSTextField(labelWithString: "")
    let field = NSTextField()
    let button = NSButton()
    let box = NSBox()
    let menu = NSMenu(title: "")
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    let window = NSWindow()
    let controller = NSViewController()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    let tab = NSTabViewItem(identifier: "t")
    let tool = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("i"))
    let all: [any LocalizationKeyed] = [
      label, field, button, box, menu, item, window, controller, column, tab, tool,
    ]
    for keyed in all { keyed.localize(key: "a", by: localizer) }
    try localizer.select("uk")
    let shown = [
      label.stringValue, field.placeholderString, button.title, box.title, menu.title, item.title, window.title,
      controller.title, column.title, tab.label, tool.label,
    ]
    #expect(shown == Array(repeating: "А-укр", count: all.count))
    #expect(all.allSatisfy { $0.localizedTextForKey == localizer.text("a") })
  }

  @Test func whatAPersonTypesIsNoPlaceForAKey() throws {
    let field = NSTextField(string: "typed")
    field.localize(key: "a", by: localizer)
    #expect(field.stringValue == "typed")
    #expect(field.placeholderString == "A")
    #expect(field.localizedStringValue == nil)
  }

  @Test func aKeySetToNilLeavesTheText() throws {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.localize(key: "a", by: localizer)
    item.localizationKey = nil
    try localizer.select("uk")
    #expect(item.title == "A")
    #expect(item.localizationKey == nil)
  }

  @Test func aTableSetBeforeTheKeyWritesNothing() throws {
    let window = NSWindow()
    window.title = "from the nib"
    window.localize(key: nil, by: localizer)
    window.localizationFile = "Errors"
    #expect(window.title == "from the nib")
    window.localizationKey = "a"
    #expect(window.title == "error A")
    try localizer.select("uk")
    #expect(window.title == "помилка А")
    window.localizationTable = nil
    #expect(window.title == "А-укр")
    #expect(window.localizationFile == nil)
  }

  @Test func keysHaveArguments() throws {
    let button = NSButton()
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("c"))
    button.localize(key: "n", 1, 2, by: localizer)
    column.localize(key: "g", ["name": "Anna"], by: localizer)
    try localizer.select("uk")
    #expect(button.title == "1 із 2")
    #expect(column.title == "Привіт, Anna")
  }

  @Test func aTableWithoutAKeyLeavesTheTextThatIsBound() throws {
    let button = NSButton()
    button.localizedTitle = test.text("a")
    button.localizationTable = "Errors"
    button.localizationKey = nil
    try localizer.select("uk")
    #expect(button.title == "А-укр")
  }
}
