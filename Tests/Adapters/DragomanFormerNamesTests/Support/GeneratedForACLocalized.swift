import Dragoman
import DragomanFormerNames

// Functions of the form that ACLocalized's template for SwiftGen writes.

@available(*, deprecated)
extension ACLocalizedString {
  /// Plural format key: "%#@value@"
  static func depth_screens_genitive(_ p1: Int) -> ACLocalizedString {
    ACLocalizedString(key: "depth_screens_genitive", table: "Localized", args: p1)
  }

  /// Depth: %d
  static func item_depth(_ p1: Int) -> ACLocalizedString {
    ACLocalizedString(key: "item_depth", table: "Localized", args: p1)
  }

  /// Item
  static func item_title() -> ACLocalizedString {
    ACLocalizedString(key: "item_title", table: "Localized")
  }

  /// List
  static func list_nav_title() -> ACLocalizedString {
    ACLocalizedString(key: "list_nav_title", table: "Localized")
  }

  /// Search
  static func search_hint() -> ACLocalizedString {
    ACLocalizedString(key: "search_hint", table: "Localized")
  }
}
