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

  #if !os(tvOS)
    extension UICommand {
      /// Makes a command whose title follows the language, as long as nothing shows a copy of it.
      public convenience init(
        localizedTitle: LocalizedText, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
      ) {
        self.init(
          title: "", image: image, action: action, propertyList: propertyList, alternates: [],
          discoverabilityTitle: nil,
          attributes: attributes, state: state)
        self.localizedTitle = localizedTitle
      }
    }
  #endif
#endif
