#if !os(macOS) && !os(watchOS)
  #if canImport(UIKit)
    import UIKit
  #else
    import UIKitStandIn
  #endif

  extension UIViewController {
    /// The controller with all that it contains or presents.
    var family: [UIViewController] {
      [self] + children.flatMap(\.family) + (presentedViewController?.family ?? [])
    }
  }
#endif
