public import Dragoman

/// A menu whose texts follow the language.
///
///     button.setLocalizedMenu(LocalizedMenu([.item(.key("menu.quit"), action: "app.quit")]))
public struct LocalizedMenu: Sendable, Hashable {
  /// What stands in a menu.
  public indirect enum Item: Sendable, Hashable {
    /// An item that activates an action, with a target where the action takes one.
    case item(LocalizedText, action: String, target: String? = nil)
    /// A group of items that is set off from the others, under a heading or none.
    case section(LocalizedText?, [Item])
    /// A menu of its own.
    case submenu(LocalizedText, [Item])
  }

  /// What stands in the menu.
  public var items: [Item]

  /// Makes a menu of its items.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// One text that depends on every localizer that a text of the menu depends on.
  var allTexts: LocalizedText { items.flatMap(\.texts).joined() }
}

extension LocalizedMenu.Item {
  fileprivate var texts: [LocalizedText] {
    switch self {
    case .item(let text, _, _): [text]
    case .section(let text, let items): [text].compactMap(\.self) + items.flatMap(\.texts)
    case .submenu(let text, let items): [text] + items.flatMap(\.texts)
    }
  }
}
