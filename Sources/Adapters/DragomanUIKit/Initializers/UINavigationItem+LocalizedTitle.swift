#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UINavigationItem {
    /// Makes an item whose title follows the language.
    public convenience init(localizedTitle: LocalizedText) {
      self.init(title: "")
      self.localizedTitle = localizedTitle
    }
  }
#endif
