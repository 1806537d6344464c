public import Foundation

/// A bar of buttons in a window.
@MainActor open class NSToolbar: NSObject {
  /// What tells a toolbar apart.
  public typealias Identifier = String

  /// What tells it apart.
  open private(set) var identifier: NSToolbar.Identifier
  /// The items, which a delegate makes: a test's.
  var shownItems: [NSToolbarItem] = []

  /// Makes a toolbar.
  public init(identifier: NSToolbar.Identifier) {
    self.identifier = identifier
    super.init()
  }

  /// The items.
  open var items: [NSToolbarItem] { shownItems }
}
