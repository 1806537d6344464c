#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITabBarItem {
    /// Makes an item whose title follows the language.
    public convenience init(localizedTitle: LocalizedText, image: UIImage?, tag: Int) {
      self.init(title: nil, image: image, tag: tag)
      self.localizedTitle = localizedTitle
    }

    /// Makes an item whose title follows the language.
    public convenience init(localizedTitle: LocalizedText, image: UIImage?, selectedImage: UIImage? = nil) {
      self.init(title: nil, image: image, selectedImage: selectedImage)
      self.localizedTitle = localizedTitle
    }
  }
#endif
