#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(ObjectiveC)
    public import ObjectiveC
  #endif
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIBarButtonItem {
    /// Makes an item whose title follows the language.
    public convenience init(
      localizedTitle: LocalizedText, style: UIBarButtonItem.Style = .plain, target: Any?, action: Selector?
    ) {
      self.init(title: nil, style: style, target: target, action: action)
      self.localizedTitle = localizedTitle
    }

    /// Makes an item with an action or a menu whose title follows the language.
    public convenience init(
      localizedTitle: LocalizedText, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init(title: nil, image: image, primaryAction: primaryAction, menu: menu)
      self.localizedTitle = localizedTitle
    }
  }
#endif
