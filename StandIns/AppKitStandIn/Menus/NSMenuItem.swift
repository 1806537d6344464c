public import Foundation

/// An item of a menu.
open class NSMenuItem: NSObject, NSAccessibilityProtocol {
  private var spoken = AccessibilityTexts()

  /// The menu that it is in.
  open weak var menu: NSMenu?
  /// The menu that it opens.
  open var submenu: NSMenu?
  /// The title.
  open var title: String
  /// The title with attributes, which is shown in place of the title.
  open var attributedTitle: NSAttributedString?
  /// What stands below the title.
  @available(macOS 14.4, *)
  open var subtitle: String?
  /// The image.
  open var image: NSImage?
  /// Whether it is ticked.
  open var state: NSControl.StateValue = .off
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Who is told that it is chosen.
  open weak var target: AnyObject?
  /// What it is told.
  open var action: Selector?
  /// What the item stands for.
  open var representedObject: Any?
  /// What is shown in its place.
  @available(macOS 10.5, *)
  open var view: NSView?
  /// What is shown while the pointer rests on it.
  open var toolTip: String?
  /// What chooses it on the keyboard.
  open var keyEquivalent: String
  /// Whether it is a line between others.
  open private(set) var isSeparatorItem = false

  /// Makes an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }

  /// Makes a line between other items.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }

  /// Whether it opens a menu.
  open var hasSubmenu: Bool { submenu != nil }

  open func accessibilityLabel() -> String? { spoken.label }

  open func setAccessibilityLabel(_ accessibilityLabel: String?) { spoken.label = accessibilityLabel }

  open func accessibilityHelp() -> String? { spoken.help }

  open func setAccessibilityHelp(_ accessibilityHelp: String?) { spoken.help = accessibilityHelp }

  open func accessibilityValue() -> Any? { spoken.value }

  open func setAccessibilityValue(_ accessibilityValue: Any?) { spoken.value = accessibilityValue }
}
