// The reader's screens on the Mac.
import AppKitStandIn
import DragomanAppKit

@MainActor let label = NSTextField()
@MainActor let field = NSTextField()
@MainActor let button = NSButton()
@MainActor let window = NSWindow()
@MainActor let popUp = NSPopUpButton()
@MainActor let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("item"))
@MainActor let viewMenu = NSMenu(title: "")
@MainActor let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("column"))
