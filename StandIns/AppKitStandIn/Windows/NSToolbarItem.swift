public import Foundation

/// An item of a toolbar.
@MainActor open class NSToolbarItem: NSObject {
  /// What tells it apart.
  open private(set) var itemIdentifier: NSToolbarItem.Identifier
  /// What it says in the bar.
  open var label = ""
  /// What it says where the bar is put together.
  open var paletteLabel = ""
  /// The title of its button.
  @available(macOS 10.15, *)
  open var title = ""
  /// What is shown while the pointer rests on it.
  open var toolTip: String?
  /// The image.
  open var image: NSImage?
  /// What is shown in its place.
  open var view: NSView?
  /// The item of a menu that stands for it.
  open var menuFormRepresentation: NSMenuItem?

  /// Makes an item.
  public init(itemIdentifier: NSToolbarItem.Identifier) {
    self.itemIdentifier = itemIdentifier
    super.init()
  }
}

extension NSToolbarItem {
  /// What tells an item apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public private(set) var rawValue: String

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
