public import Foundation

/// A button that shows a menu, and of that the item that is chosen.
@MainActor open class NSPopUpButton: NSButton {
  /// Whether the menu is one of commands rather than of choices.
  open var pullsDown: Bool
  /// The item that is chosen.
  open private(set) var selectedItem: NSMenuItem?

  /// Makes a button.
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    pullsDown = flag
    super.init(frame: buttonFrame)
    menu = NSMenu(title: "")
  }

  /// Makes a button that shows choices.
  public override init(frame frameRect: NSRect) {
    pullsDown = false
    super.init(frame: frameRect)
    menu = NSMenu(title: "")
  }

  /// Makes a button from an archive.
  public required init?(coder: NSCoder) {
    pullsDown = false
    super.init(coder: coder)
    menu = NSMenu(title: "")
  }

  /// The items.
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }

  /// How many items there are.
  open var numberOfItems: Int { itemArray.count }

  /// The titles of the items.
  open var itemTitles: [String] { itemArray.map(\.title) }

  /// The title of the item that is chosen.
  open var titleOfSelectedItem: String? { selectedItem?.title }

  /// The number of the item that is chosen; -1 where none is.
  open var indexOfSelectedItem: Int { itemArray.firstIndex { $0 === selectedItem } ?? -1 }

  /// The item of a number; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }

  /// Adds an item.
  open func addItem(withTitle title: String) {
    menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
    if selectedItem == nil { selectItem(at: 0) }
  }

  /// Adds items.
  open func addItems(withTitles itemTitles: [String]) { itemTitles.forEach(addItem(withTitle:)) }

  /// Inserts an item.
  open func insertItem(withTitle title: String, at index: Int) {
    menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
  }

  /// Removes an item.
  open func removeItem(at index: Int) { menu?.removeItem(at: index) }

  /// Chooses an item.
  open func select(_ item: NSMenuItem?) {
    selectedItem = item
    synchronizeTitleAndSelectedItem()
  }

  /// Chooses an item.
  open func selectItem(at index: Int) { select(item(at: index)) }

  /// Shows the title of the item that is chosen.
  open func synchronizeTitleAndSelectedItem() { title = selectedItem?.title ?? "" }
}
