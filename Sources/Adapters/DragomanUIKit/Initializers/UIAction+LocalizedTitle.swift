#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIAction {
    /// Makes an action whose title follows the language, as long as nothing shows a copy of it.
    public convenience init(
      localizedTitle: LocalizedText, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      self.init(
        title: "", image: image, identifier: identifier, discoverabilityTitle: nil, attributes: attributes,
        state: state,
        handler: handler)
      self.localizedTitle = localizedTitle
    }
  }
#endif
