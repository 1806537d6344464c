#if !os(macOS) && !os(watchOS)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import UIKitStandIn
  #endif

  extension UINavigationBar {
    /// Lets the bar and all in it be told of the language, if they want to be. What is bound follows without it.
    @available(*, deprecated, message: "what is bound follows by itself: delete the call")
    public func navigationBarLocalizeIfNeeded() { viewLocalizeIfNeeded() }
  }

  extension UITabBar {
    /// Lets the bar and all in it be told of the language, if they want to be. What is bound follows without it.
    @available(*, deprecated, message: "what is bound follows by itself: delete the call")
    public func tabBarLocalizeIfNeeded() { viewLocalizeIfNeeded() }
  }
#endif
