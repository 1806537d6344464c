import Foundation

/// A menu. Its title and its elements never change.
@MainActor open class UIMenu: UIMenuElement {
  /// What tells it apart.
  open private(set) var identifier = UIMenu.Identifier("")
  /// How it is shown.
  open private(set) var options: UIMenu.Options = []
  /// What is in it.
  open private(set) var children: [UIMenuElement] = []

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

extension UIMenu {
  /// Makes a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init()
    shownTitle = title
    shownImage = image
    self.identifier = identifier ?? UIMenu.Identifier(UUID().uuidString)
    self.options = options
    self.children = children
  }

  /// What tells a menu apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public var rawValue: String

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the elements of the menu above.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// As what may destroy something.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
  }
}
