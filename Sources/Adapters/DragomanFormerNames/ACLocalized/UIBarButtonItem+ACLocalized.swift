#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(ObjectiveC)
    public import ObjectiveC
  #endif
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIBarButtonItem {
    /// Makes an item whose title follows the language; nil is no title.
    @available(*, deprecated, renamed: "init(localizedTitle:style:target:action:)")
    public convenience init(
      titleLocalized: LocalizedText?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
      self.init(title: nil, style: style, target: target, action: action)
      localizedTitle = titleLocalized
    }

    /// Makes an item with an action or a menu whose title follows the language; nil is no title.
    @available(*, deprecated, renamed: "init(localizedTitle:image:primaryAction:menu:)")
    public convenience init(
      titleLocalized: LocalizedText?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init(title: nil, image: image, primaryAction: primaryAction, menu: menu)
      localizedTitle = titleLocalized
    }
  }
#endif
