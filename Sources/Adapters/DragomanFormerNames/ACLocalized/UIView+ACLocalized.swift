#if !os(macOS) && !os(watchOS)
  import DragomanUIKit
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UIView {
    /// Lets the view and all in it be told of the language, if they want to be. What is bound follows without it.
    @available(*, deprecated, message: "what is bound follows by itself: delete the call")
    public func viewLocalizeIfNeeded() {
      objectLocalizeIfNeeded()
      for view in subviews { view.viewLocalizeIfNeeded() }
    }
  }
#endif
