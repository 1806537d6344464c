#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITab {
    /// Makes a tab whose title follows the language.
    public convenience init(
      localizedTitle: LocalizedText, image: UIImage?, identifier: String,
      viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
      self.init(title: "", image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
      self.localizedTitle = localizedTitle
    }
  }
#endif
