#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIAlertController {
    /// Makes an alert whose title and message follow the language.
    public convenience init(
      localizedTitle: LocalizedText?, localizedMessage: LocalizedText?, preferredStyle: UIAlertController.Style
    ) {
      self.init(title: nil, message: nil, preferredStyle: preferredStyle)
      self.localizedTitle = localizedTitle
      self.localizedMessage = localizedMessage
    }
  }
#endif
