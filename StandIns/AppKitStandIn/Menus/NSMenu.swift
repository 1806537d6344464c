public import Foundation

/// A menu.
open class NSMenu: NSObject, NSAccessibilityProtocol {
  private var spoken = AccessibilityTexts()
  private var ownDirection: NSUserInterfaceLayoutDirection?

  /// The title.
  open var title: String
  /// The items.
  open var items: [NSMenuItem] = [] {
    didSet {
      for item in oldValue where item.menu === self { item.menu = nil }
      for item in items { item.menu = self }
    }
  }

  /// Makes a menu.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// How many items there are.
  open var numberOfItems: Int { items.count }

  /// The direction of the items; that of the app until it is set.
  @available(macOS 10.11, *)
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { ownDirection ?? AppEnvironment.launchDirection }
    set { ownDirection = newValue }
  }

  /// The item of a number; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }

  /// Adds an item behind the others.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  /// Inserts an item.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }

  /// Removes an item.
  open func removeItem(at index: Int) { items.remove(at: index) }

  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }

  /// Removes all items.
  @available(macOS 10.6, *)
  open func removeAllItems() { items = [] }

  open func accessibilityLabel() -> String? { spoken.label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken.label = accessibilityLabel }

  open func accessibilityHelp() -> String? { spoken.help }

  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken.help = accessibilityHelp }

  open func accessibilityValue() -> Any? { spoken.value }

  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken.value = accessibilityValue }
}
