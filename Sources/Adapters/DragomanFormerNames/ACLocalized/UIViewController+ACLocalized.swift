#if !os(macOS) && !os(watchOS)
  public import Dragoman
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIViewController {
    /// The controller's title; nil unbinds it and leaves what is shown.
    @available(*, deprecated, renamed: "localizedTitle")
    public var titleLocalized: LocalizedText? {
      get { localizedTitle }
      set { localizedTitle = newValue }
    }

    /// Lets the controller, its items and its views be told of the language, if they want to be.
    @available(*, deprecated, message: "what is bound follows by itself: delete the call")
    public func viewControllerLocalizeIfNeeded() {
      objectLocalizeIfNeeded()
      navigationItem.objectLocalizeIfNeeded()
      tabBarItem?.objectLocalizeIfNeeded()
      view?.viewLocalizeIfNeeded()
    }
  }
#endif
