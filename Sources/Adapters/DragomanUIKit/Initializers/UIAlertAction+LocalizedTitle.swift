#if !os(macOS) && !os(watchOS)
  public import Dragoman
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIAlertAction {
    /// Makes a button with its title in the language of now: UIKit never changes it, and an alert is made when it is
    /// shown.
    public convenience init(
      localizedTitle: LocalizedText, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
      self.init(title: localizedTitle.string, style: style, handler: handler)
    }
  }
#endif
