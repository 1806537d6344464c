#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIMenu {
    /// Makes a menu with its title in the language of now, since a menu never changes; what shows it makes it anew: see
    /// `setLocalizedMenu(by:_:)`.
    public convenience init(
      localizedTitle: LocalizedText, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
      options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
      self.init(
        title: localizedTitle.string, image: image, identifier: identifier, options: options, children: children)
    }
  }
#endif
