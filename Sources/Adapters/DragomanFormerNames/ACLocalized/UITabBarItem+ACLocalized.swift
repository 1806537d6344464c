#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UITabBarItem {
    /// Makes an item whose title follows the language; nil is no title.
    @available(*, deprecated, renamed: "init(localizedTitle:image:tag:)")
    public convenience init(titleLocalized: LocalizedText?, image: UIImage?, tag: Int) {
      self.init(title: nil, image: image, tag: tag)
      localizedTitle = titleLocalized
    }

    /// Makes an item whose title follows the language; nil is no title.
    @available(*, deprecated, renamed: "init(localizedTitle:image:selectedImage:)")
    public convenience init(titleLocalized: LocalizedText?, image: UIImage?, selectedImage: UIImage?) {
      self.init(title: nil, image: image, selectedImage: selectedImage)
      localizedTitle = titleLocalized
    }
  }
#endif
